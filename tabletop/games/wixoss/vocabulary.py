"""The words of card texts in both languages."""

from tabletop.effects.vocabulary import Counted, Noun, Vocabulary, Words
from tabletop.games.wixoss.cards import NAMES

_SIDES = (("own", "your", "自分"), ("opponent", "the opponent’s", "対戦相手"))
_PLACES = {
    "hand": ("hand", "手札"), "ener": ("ener zone", "エナゾーン"), "trash": ("trash", "トラッシュ"),
    "life": ("life cloth", "ライフクロス"), "deck": ("deck", "デッキ"),
    "lrig_trash": ("LRIG trash", "ルリグトラッシュ"), "lrig_deck": ("LRIG deck", "ルリグデッキ"),
    "check": ("check zone", "チェックゾーン"), "excluded": ("excluded cards", "除外"),
}  # fmt: skip

_STATS = (("power", "power", "パワー"), ("level", "level", "レベル"), ("limit", "limit", "リミット"))

TYPES = {
    "tama": ("Tama", "タマ"), "hanayo": ("Hanayo", "花代"), "piruluk": ("Piruluk", "ピルルク"),
    "midoriko": ("Midoriko", "緑子"), "ulith": ("Ulith", "ウリス"), "sashe": ("Sashe", "サシェ"),
    "yuzuki": ("Yuzuki", "ユヅキ"), "eldora": ("Eldora", "エルドラ"), "umuru": ("Umuru", "ウムル"),
    "iona": ("Iona", "イオナ"), "ann": ("Ann", "アン"), "remember": ("Remember", "リメンバ"),
    "milulun": ("Milulun", "ミルルン"), "myuu": ("Myuu", "ミュウ"),
}  # fmt: skip
CLASSES = {
    "weaponry": ("Weaponry", "精武"), "nature": ("Nature", "精羅"), "machine": ("Machine", "精械"),
    "living": ("Living", "精生"), "image": ("Image", "精像"), "origin": ("Origin", "精元"), "arm": ("Arm", "アーム"),
    "weapon": ("Weapon", "ウェポン"), "ore": ("Ore", "鉱石"), "gem": ("Gem", "宝石"), "plant": ("Plant", "植物"),
    "space": ("Space", "宇宙"), "atom": ("Atom", "原子"), "electric_machine": ("Electric Machine", "電機"),
    "ancient_weapon": ("Ancient Weapon", "古代兵器"), "water_beast": ("Water Beast", "水獣"),
    "earth_beast": ("Earth Beast", "地獣"), "sky_beast": ("Sky Beast", "空獣"), "angel": ("Angel", "天使"),
    "demon": ("Demon", "悪魔"), "misfortune_insect": ("Misfortune Insect", "凶蟲"), "maze": ("Maze", "迷宮"),
    "dragon_beast": ("Dragon Beast", "龍獣"), "beauty": ("Beauty", "美巧"), "poison_fang": ("Poison Fang", "毒牙"),
}  # fmt: skip
COLOURS = {
    "white": ("white", "白"), "red": ("red", "赤"), "blue": ("blue", "青"), "green": ("green", "緑"),
    "black": ("black", "黒"), "colorless": ("colourless", "無"),
}  # fmt: skip


def _counted() -> dict[str, Counted]:
    """How many cards lie somewhere, how many SIGNI stand on a field."""
    found = {}
    for side, who, ja in (("own", "you have", "自分"), ("opponent", "the opponent has", "対戦相手")):
        for id, (en, ja_place) in _PLACES.items():
            held = "{n} in hand" if id == "hand" else f"{{n}} in {'your' if side == 'own' else 'their'} {en}"
            held = f"{who} {held}"
            what = f"{ja}の{ja_place}" + ("" if id in ("hand", "life") else "のカード")
            found[f"{side}_{id}"] = Counted(held, "card", "cards", f"{what}が{{n}}で|{what}が{{n}}の", "枚")
        signi = f"{ja}のシグニが{{n}}で|{ja}のシグニが{{n}}の"
        found[f"{side}_signi"] = Counted(f"{who} {{n}} on the field", "SIGNI", "SIGNI", signi, "体")
    return found


VOCABULARY = Vocabulary(
    nouns={
        "signi": Noun("SIGNI", "SIGNI", "シグニ", "体"),
        "resona": Noun("Resona", "Resonas", "レゾナ", "体"),
        "non_resona_signi": Noun("non-Resona SIGNI", "non-Resona SIGNI", "レゾナでないシグニ", "体"),
        "lrig": Noun("LRIG", "LRIGs", "ルリグ", "体", single=True),
        "lrig_or_signi": Noun("LRIG or SIGNI", "LRIGs and SIGNI", "ルリグかシグニ", "体", every="ルリグとシグニ"),
        "spell": Noun("spell", "spells", "スペル"),
        "arts": Noun("ARTS", "ARTS", "アーツ"),
        "card": Noun("card", "cards", "カード"),
        "charm": Noun("Charm", "Charms", "チャーム"),
    },
    states={"up": Words("upped", "アップ状態"), "down": Words("downed", "ダウン状態")},
    stats={
        "power": Words("power", "パワー"), "level": Words("level", "レベル"), "limit": Words("limit", "リミット"),
        "cost": Words("total cost", "コストの合計が"),
    },
    places={
        **{id: Words(en, ja) for id, (en, ja) in _PLACES.items()},
        "top_life": Words("life cloth, from the top", "ライフクロスの一番上"),
        "charms": Words("field", "場"),
        "revealed": Words("those cards", "その中"),
        "seen": Words("those cards", "その中"),
        "paid": Words("those cards", "その中"),
        "under_lrig": Words("cards under the LRIG", "ルリグの下"),
    },
    durations={
        "turn": Words("until the turn ends", "ターン終了時まで"),
        "your_next_turn": Words("in your next turn", "次の自分のターンの間"),
        "opponent_next_turn": Words("in the opponent’s next turn", "次の対戦相手のターンの間"),
        "until_user_turn": Words("until your next turn begins", "次の自分のターンが始まるまで"),
    },
    marks={
        "lancer": Words("gains Lancer|gain Lancer", "ランサーを得|ランサーを得る"),
        "double_crush": Words("gains Double Crush|gain Double Crush", "ダブルクラッシュを得|ダブルクラッシュを得る"),
        "assassin": Words("gains Assassin|gain Assassin", "アサシンを得|アサシンを得る"),
        "cannot_attack": Words("can’t attack", "アタックできず|アタックできない"),
        "must_attack": Words("must attack if able", "可能ならアタックし|可能ならアタックする"),
        "cannot_be_banished": Words("can’t be banished", "バニッシュされず|バニッシュされない"),
        "loses_abilities": Words("loses its abilities|lose their abilities", "能力を失い|能力を失う"),
    },
    set_states={
        "up": Words("up *", "アップし|アップする"),
        "down": Words("down *", "ダウンし|ダウンする"),
        "frozen": Words("freeze *", "凍結し|凍結する"),
    },
    destinations={
        "hand": Words("take * into its owner’s hand", "手札に加え|手札に加える"),
        "trash": Words("put * into the trash", "トラッシュに置き|トラッシュに置く"),
        "deck": Words("put * into the deck", "デッキに加え|デッキに加える"),
        "field": Words("put * onto the field (level, limit and limiting condition apply)", "場に出し|場に出す"),
        "field.quiet": Words(
            "put * onto the field; its enter abilities do not trigger",
            "出現時能力を発動させずに場に出し|出現時能力を発動させずに場に出す",
        ),
        "deck_bottom": Words("put * on the bottom of the deck", "デッキの一番下に置き|デッキの一番下に置く"),
        "field.down": Words("put * onto the field downed", "ダウン状態で場に出し|ダウン状態で場に出す"),
        "excluded": Words("exclude * from the game", "ゲームから除外し|ゲームから除外する"),
        "lrig_deck": Words("return * to the LRIG deck", "ルリグデッキに戻し|ルリグデッキに戻す"),
        "lrig_trash": Words("put * into the LRIG trash", "ルリグトラッシュに置き|ルリグトラッシュに置く"),
        "life": Words("add * to the life cloth", "ライフクロスに加え|ライフクロスに加える"),
        "ener": Words("put * into the ener zone", "エナゾーンに置き|エナゾーンに置く"),
    },
    looks={id: Words(en, ja) for id, (en, ja) in _PLACES.items()},
    numbers={},
    measures={
        **{
            f"{side}_{id}": Words(f"the number of cards in {en_side} {en}", f"{ja_side}の{ja}の枚数")
            for side, en_side, ja_side in _SIDES
            for id, (en, ja) in _PLACES.items()
        },
        **{
            f"{side}_signi": Words(f"the number of {en_side} SIGNI", f"{ja_side}のシグニの数")
            for side, en_side, ja_side in _SIDES
        },
        **{
            f"{who}_{stat}": Words(f"{en_who} {en}", f"{ja_who}{ja}")
            for who, en_who, ja_who in (("source", "its", "このカードの"), ("target", "its", "その"))
            for stat, en, ja in _STATS
        },
        "hand_lead": Words("your lead in cards in hand", "対戦相手より多い手札の枚数"),
        "ener_lead": Words("your lead in cards in the ener zone", "対戦相手より多いエナゾーンの枚数"),
        "source_lancer": Words("", ""),
        "subject_in_front": Words("", ""),
        "subject_unopposed": Words("", ""),
        "subject_is_source": Words("", ""),
        "subject_power": Words("its power", "そのシグニのパワー"),
        "subject_front_power": Words("that of the SIGNI in front of it", "その正面のシグニのパワー"),
        "own_refreshes": Words("the number of your refreshes this turn", "このターンの自分のリフレッシュの回数"),
        "own_demon_levels": Words("the total level of your <Demon> SIGNI", "自分の＜悪魔＞のシグニのレベルの合計"),
        "own_shared_colors": Words("the number of colours that your SIGNI share", "自分のシグニに共通する色の数"),
        "source_charms": Words("the number of Charms under this SIGNI", "このシグニのチャームの数"),
        "lrig_level": Words("the level of your LRIG", "自分のルリグのレベル"),
        "paid_level": Words("that of the card paid", "コストにしたカードと同じ"),
        "from_trash": Words("", ""),
        "revealed": Words("the number of those cards", "その枚数"),
        "named_number": Words("the number named", "宣言した数字"),
        "previous_power": Words("the power of that SIGNI", "そのシグニのパワー"),
    },
    traits={
        **{id: Words(en, ja) for id, (en, ja) in COLOURS.items()},
        **{id: Words(f"<{en}>", f"＜{ja}＞") for id, (en, ja) in (*CLASSES.items(), *TYPES.items())},
        "cross": Words("cross-icon", "クロスアイコン付き"),
        "life_burst": Words("Life Burst", "ライフバースト付き"),
        "multi_ener": Words("Multi Ener", "マルチエナ付き"),
        "servant": Words("《Servant》", "《サーバント》"),
    },
    flags={
        "deployable": Words("", ""),
        "crossed": Words("that is crossed|that are crossed", "クロス状態"),
        "without_abilities": Words("without abilities", "能力なし"),
        "charms": Words("with a Charm", "チャーム付き"),
        "shares_lrig_color": Words("sharing a colour with your LRIG", "自分のルリグと共通の色"),
        "frozen": Words("that is frozen|that are frozen", "凍結状態"),
    },
    names=NAMES,
    destroy=Words("banish", "バニッシュし|バニッシュする"),
    source=Words("this card", "このカード"),
    off_field_counter="枚",
    opponent="対戦相手",
    counted=_counted(),
)  # fmt: skip

STANDING = {
    "no_removal": Words(
        "the opponent can’t remove SIGNI from the field, except by the effects of cards",
        "対戦相手は、カードの効果以外で自分のシグニを場からトラッシュに置けない",
    ),
    "draw_one": Words(
        "each player draws only one card in the draw phase", "各プレイヤーはドローフェイズにカードを1枚しか引けない"
    ),
    "one_signi_each": Words(
        "each player may have at most one SIGNI on the field; a surplus is trashed",
        "各プレイヤーは場にシグニを1体しか出せず、余分はトラッシュに置く",
    ),
    "all_cards_burst": Words(
        "all your cards have the life burst “put the top card of your deck into your ener zone”",
        "自分のカードはすべてライフバースト「デッキの一番上をエナゾーンに置く」を持つ",
    ),
    "faced_first": Words(
        "when the opponent puts a SIGNI onto the field, it must be in front of this SIGNI if possible",
        "対戦相手がシグニを場に出すとき、可能ならこのシグニの正面に出さなければならない",
    ),
    "no_grow_phase": Words("your grow phase does not take place", "自分のグロウフェイズは行われない"),
    "ener_is_multi": Words(
        "every card in your ener zone counts as having Multi Ener",
        "自分のエナゾーンのカードはすべてマルチエナを持つ",
    ),
    "white_world": Words("all cards outside the ener zones are white", "エナゾーン以外のカードはすべて白になる"),
    "signi_at_most": Words(
        "the opponent may have at most {n} SIGNI on the field; a surplus is trashed",
        "対戦相手は場にシグニを{n}体までしか出せず、余分はトラッシュに置く",
    ),
    "unaffected_by_white": Words(
        "this SIGNI is unaffected by the opponent’s white cards",
        "このシグニは対戦相手の白のカードの効果を受けない",
    ),
    "resonas_unaffected": Words(
        "your other Resonas are unaffected by the effects of the opponent’s SIGNI",
        "自分の他のレゾナは対戦相手のシグニの効果を受けない",
    ),
    "survives_banish": Words(
        "if this SIGNI would be banished, it loses this ability until the turn ends instead",
        "このシグニがバニッシュされるなら、代わりにターン終了時までこの能力を失う",
    ),
    "banished_to_lrig_trash": Words(
        "if this Resona would be banished, it goes to the LRIG trash instead of the LRIG deck",
        "このレゾナがバニッシュされるなら、ルリグデッキに戻る代わりにルリグトラッシュに置かれる",
    ),
}
ORDERS = {
    "arts_pass_by": Words(
        "the SIGNI of * are unaffected by the effects of the other player’s ARTS",
        "*のシグニは相手のアーツの効果を受けず|*のシグニは相手のアーツの効果を受けない",
    ),
    "signi_lancer": Words(
        "all SIGNI of * have Lancer", "*のシグニはすべてランサーを得|*のシグニはすべてランサーを得る"
    ),
    "free_growth": Words(
        "* grow without paying the grow cost",
        "*はグロウコストを支払わずにグロウし|*はグロウコストを支払わずにグロウする",
    ),
    "life_not_crushed": Words(
        "the life cloth of * can’t be crushed",
        "*のライフクロスはクラッシュされず|*のライフクロスはクラッシュされない",
    ),
    "no_arts": Words("* can’t use ARTS", "*はアーツを使用できず|*はアーツを使用できない"),
    "spells_cost_more": Words(
        "spells of * cost {n} colourless ener more",
        "*のスペルの使用コストは《無》{n}増え|*のスペルの使用コストは《無》{n}増える",
    ),
    "arts_cost_more": Words(
        "ARTS of * cost {n} colourless ener more",
        "*のアーツの使用コストは《無》{n}増え|*のアーツの使用コストは《無》{n}増える",
    ),
    "skip_signi_attack": Words(
        "the SIGNI attack step of * is skipped",
        "*のシグニアタックステップをスキップし|*のシグニアタックステップをスキップする",
    ),
    "skip_lrig_attack": Words(
        "the LRIG attack step of * is skipped",
        "*のルリグアタックステップをスキップし|*のルリグアタックステップをスキップする",
    ),
    "none_so_powerful": Words(
        "* can’t put SIGNI of power {n} or more onto the field from the hand",
        "*はパワー{n}以上のシグニを手札から場に出せず|*はパワー{n}以上のシグニを手札から場に出せない",
    ),
    "no_guard_up_to": Words(
        "* can’t guard with SIGNI of level {n} or less",
        "*はレベル{n}以下のシグニでガードできず|*はレベル{n}以下のシグニでガードできない",
    ),
    "cannot_lose": Words("* can’t lose the game", "*はゲームに敗北せず|*はゲームに敗北しない"),
    "one_signi_attack": Words(
        "* may attack with SIGNI only once in each SIGNI attack step",
        "*はシグニアタックステップごとに合計1回しかシグニでアタックできず|*はシグニアタックステップごとに合計1回しかシグニでアタックできない",
    ),
    "no_spells_or_arts": Words(
        "* can’t use spells or ARTS", "*はスペルとアーツを使用できず|*はスペルとアーツを使用できない"
    ),
    "banished_to_trash": Words(
        "banished SIGNI of * go to the trash instead of the ener zone",
        "*のシグニがバニッシュされるならエナゾーンの代わりにトラッシュに置かれ|*のシグニがバニッシュされるならエナゾーンの代わりにトラッシュに置かれる",
    ),
    "ener_burst": Words(
        "every card of * has the life burst “put the top card of your deck into your ener zone”",
        "*のカードはすべてライフバースト「デッキの一番上をエナゾーンに置く」を持ち|*のカードはすべてライフバースト「デッキの一番上をエナゾーンに置く」を持つ",
    ),
    "attack_cost": Words(
        "* must pay {n} colourless ener for each attack",
        "*はアタックするたびに無色{n}を支払い|*はアタックするたびに無色{n}を支払う",
    ),
}
TRIGGERS = {
    "this_crushes": Words(
        "whenever this SIGNI crushes one of the opponent’s life cloth",
        "このシグニが対戦相手のライフクロスをクラッシュするたび",
    ),
    "opponent_signi_trashed": Words(
        "whenever an opposing SIGNI is put into the trash from the field",
        "対戦相手のシグニが場からトラッシュに置かれるたび",
    ),
    "this_trashed_by_opponent": Words(
        "when this card is put into the trash by an effect of the opponent’s",
        "このカードが対戦相手の効果によってトラッシュに置かれたとき",
    ),
    "this_leaves_field_by_opponent": Words(
        "when this SIGNI leaves the field by an effect of the opponent’s",
        "このシグニが対戦相手の効果によって場を離れたとき",
    ),
    "this_reaches_15000": Words(
        "when the power of this SIGNI becomes 15000 or more", "このシグニのパワーが15000以上になったとき"
    ),
    "your_signi_banished": Words("whenever {about} of yours is banished", "自分の{about}がバニッシュされるたび"),
    "your_signi_enters_from_trash": Words(
        "whenever {about} enters your field from the trash", "{about}がトラッシュから自分の場に出るたび"
    ),
    "your_ener_gains": Words("whenever a card is put into your ener zone", "自分のエナゾーンにカードが置かれるたび"),
    "your_life_gains": Words("whenever a card is added to your life cloth", "自分のライフクロスにカードが加わるたび"),
    "your_life_crushed": Words(
        "whenever one of your life cloth is crushed", "自分のライフクロスがクラッシュされるたび"
    ),
    "opponent_life_crushed": Words(
        "whenever {about} of yours crushes one of the opponent’s life cloth",
        "自分の{about}が対戦相手のライフクロス1枚をクラッシュするたび",
    ),
    "this_milled": Words(
        "when this card is put into the trash from the deck", "このカードがデッキからトラッシュに置かれたとき"
    ),
    "opponent_signi_attacks": Words("whenever an opposing SIGNI attacks", "対戦相手のシグニがアタックするたび"),
    "your_burst": Words("whenever a life burst of yours is used", "自分のライフバーストが発動するたび"),
    "you_refresh": Words("whenever you refresh", "自分がリフレッシュするたび"),
    "this_attacks": Words("when this card attacks", "このカードがアタックしたとき"),
    "your_signi_attacks": Words("whenever {about} of yours attacks", "自分の{about}がアタックするたび"),
    "this_heaven": Words("when this SIGNI reaches Heaven", "このシグニがヘブンしたとき"),
    "your_signi_heaven": Words("whenever your SIGNI reach Heaven", "自分のシグニがヘブンするたび"),
    "your_resona_enters": Words("whenever a Resona of yours enters the field", "自分のレゾナが場に出るたび"),
    "you_use_spell": Words("whenever you use {about}", "自分が{about}を使用するたび"),
    "this_leaves_field": Words("when this SIGNI leaves the field", "このシグニが場を離れたとき"),
    "opponent_attack_phase_start": Words("when the opponent’s attack phase begins", "対戦相手のアタックフェイズ開始時"),
    "attack_phase_start": Words("when your attack phase begins", "自分のアタックフェイズ開始時"),
    "this_battles": Words("when this SIGNI battles", "このシグニがバトルするとき"),
    "turn_ends": Words("when the turn ends", "ターン終了時"),
    "this_banished": Words("when this SIGNI is banished", "このシグニがバニッシュされたとき"),
}
KINDS = {
    "constant": Words("Constant", "常時能力"), "enter": Words("Enter", "出現時能力"), "auto": Words("Auto", "自動能力"),
    "action": Words("Action", "起動能力"), "burst": Words("Life burst", "ライフバースト"),
    "use": Words("Effect", "効果"),
}  # fmt: skip
TIMINGS = {
    "main": Words("main phase", "メインフェイズ"), "attack": Words("attack phase", "アタックフェイズ"),
    "spell_cut_in": Words("spell cut-in", "スペルカットイン"),
}  # fmt: skip
