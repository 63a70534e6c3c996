"""The words of the game in both languages, from which card texts are put together."""

from tabletop.effects.vocabulary import Noun, Vocabulary, Words

TITLES = {
    "Kael Ardan": Words("Kael Ardan", "ケイル・アーダン"),
    "Rhea Voss": Words("Rhea Voss", "レア・ヴォス"),
    "Lord Malgrave": Words("Lord Malgrave", "マルグレイヴ卿"),
}
PLANETS = {
    "cinder_vale": Words("Cinder Vale", "シンダーヴェイル"), "frosthollow": Words("Frosthollow", "フロストホロウ"),
    "skyharbor": Words("Skyharbor", "スカイハーバー"), "verdance": Words("Verdance", "ヴァーダンス"),
}  # fmt: skip
TRAITS = {
    "typical": Words("Typical", "典型的な"), "hero": Words("Hero", "ヒーロー"),
    "dark_hero": Words("DARK Hero", "DARKヒーロー"),
    "alliance": Words("Alliance", "同盟"), "empire": Words("Empire", "帝国"),
    "independent": Words("Independent", "独立陣営"), "swing": Words("Swing", "振り回し"), "fire": Words("Fire", "射撃"),
    "fighter": Words("fighter", "戦闘機"), "capital": Words("capital", "主力艦"),
    "for_starship": Words("starship", "宇宙船用"),
    "for_character": Words("character", "キャラクター用"),
}  # fmt: skip
VOCABULARY = Vocabulary(
    nouns={
        "card": Noun("card", "cards", "カード"),
        "character": Noun("character", "characters", "キャラクター", "体"),
        "starship": Noun("starship", "starships", "宇宙船", "隻"),
        "weapon": Noun("weapon", "weapons", "武器", "個"),
    },
    states={"ready": Words("ready", "準備状態"), "rotated": Words("rotated", "消耗状態")},
    stats={
        "power": Words("power", "パワー"), "defense": Words("defense", "ディフェンス"),
        "leadership": Words("leadership icon", "統率アイコン"), "to_hit": Words("to hit", "命中"),
    },
    places={"hand": Words("hand", "手札"), "draw_deck": Words("draw deck", "ドローデッキ")},
    durations={
        "shot": Words("for this shot", "この射撃の間"), "battle": Words("for this battle", "このバトルの間"),
        "phase": Words("until the end of this phase", "このフェイズの終わりまで"),
        "turn": Words("this turn", "このターン"),
    },
    marks={},
    set_states={
        "ready": Words("ready *", "準備状態にし|準備状態にする"),
        "rotated": Words("rotate *", "消耗させ|消耗させる"),
    },
    destinations={
        "discard": Words("discard *", "捨て|捨てる"),
        "hand": Words("take * into your hand", "手札に加え|手札に加える"),
    },
    looks={"draw_deck": Words("draw deck", "ドローデッキ")},
    numbers={"credits": Words("credits", "クレジット")},
    measures={},
    traits=TRAITS,
    names={"hero": Words("Heroes", "ヒーロー")},
    destroy=Words("discard", "捨て札にし|捨て札にする"),
)  # fmt: skip
