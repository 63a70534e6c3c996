"""The words of this game for the card texts, in both languages."""

from tabletop.effects.vocabulary import Counted, Noun, Vocabulary, Words

STATS = {
    "attack": Words("Attack", "攻撃力"),
    "support": Words("Support", "支援力"),
    "maneuver": Words("Maneuver", "作戦力"),
    "defence": Words("Defence", "防御力"),
    "bombing": Words("Bombing", "爆撃"),
    "torpedo": Words("Torpedo", "魚雷"),
}
KINDS = {
    "fighter": Noun("fighter", "fighters", "戦闘機"),
    "weapon": Noun("weapon", "weapons", "武装"),
    "pilot": Noun("pilot", "pilots", "パイロット", "人"),
    "pilot_award": Noun("pilot award", "pilot awards", "パイロット叙勲"),
    "crew": Noun("crew card", "crew cards", "クルー", "人"),
    "nav_point_modifier": Noun("NAV point modifier", "NAV point modifiers", "補正カード"),
    "capital_ship": Noun("capital ship", "capital ships", "主要艦", "隻"),
    "carrier": Noun("carrier", "carriers", "母艦", "隻"),
    "nav_point": Noun("NAV point", "NAV points", "座標"),
    "maneuver": Noun("maneuver card", "maneuver cards", "作戦"),
    "battle_damage": Noun("battle damage card", "battle damage cards", "戦闘ダメージ"),
    "luck": Noun("luck card", "luck cards", "幸運"),
    "secret_order": Noun("secret order", "secret orders", "極秘指令"),
    "flight": Noun("flight", "flights", "出撃機", "機"),
}

VOCABULARY = Vocabulary(
    nouns=KINDS,
    states={"untapped": Words("untapped", "アンタップ状態"), "tapped": Words("tapped", "タップ状態")},
    stats={**STATS, "medals": Words("medals", "勲章"), "muster_cost": Words("muster cost", "招集コスト")},
    places={
        "ready": Words("Ready Area", "準備エリア"),
        "hand": Words("hand", "手札"),
        "discard": Words("discard pile", "捨て札"),
        "brig": Words("brig", "営倉"),
    },
    durations={
        "battle": Words("for this battle", "この戦闘の間"),
        "turn": Words("until the end of the turn", "このターンの終わりまで"),
    },
    marks={},
    set_states={
        "tapped": Words("tap *", "タップし|タップする"),
        "untapped": Words("untap *", "アンタップし|アンタップする"),
    },
    destinations={
        "ready": Words("return * to the Ready Area", "準備エリアに戻し|準備エリアに戻す"),
        "discard": Words("discard *", "捨て札にし|捨て札にする"),
    },
    looks={},
    numbers={
        "power": Words("power points", "パワーポイント"),
        "hits": Words("carrier hits", "母艦のダメージ"),
    },
    measures={
        **{
            f"{side}_{id}": Words(f"{en_side} {en}", f"{ja_side}の{ja}")
            for side, en_side, ja_side in (("own", "your", "自分"), ("opponent", "the opponent's", "相手"))
            for id, en, ja in (
                ("power", "power", "パワーポイント"),
                ("hits", "number of carrier hits", "母艦のダメージ"),
                ("hand", "number of cards in hand", "手札の枚数"),
                ("flights", "number of flights", "出撃機の数"),
                ("prisoners", "number of prisoners", "捕虜の数"),
            )
        },
        "own_threats": Words("the number of enemy flights at your carrier", "自分の母艦宙域にいる敵出撃機の数"),
        "opponent_threats": Words(
            "the number of your flights at the enemy carrier", "相手の母艦宙域にいる自分の出撃機の数"
        ),
        "power_lead": Words("your lead in power points", "パワーポイントの差（自分−相手）"),
        "target_medals": Words("its medals", "その勲章の数"),
    },
    counted={
        "own_threats": Counted(
            "your carrier faces {n}", "enemy flight", "enemy flights",
            "自分の母艦宙域にいる敵出撃機が{n}で|自分の母艦宙域にいる敵出撃機が{n}の", "機",
        ),
        "power_lead": Counted(
            "you lead by {n}", "power point", "power points",
            "パワーポイントが相手より{n}多く|パワーポイントが相手より{n}多い",
        ),
    },
    destroy=Words("destroy", "破壊し|破壊する"),
)  # fmt: skip

MOMENTS = {
    "muster": Words("In your Mustering Phase", "自分の招集フェイズに使える"),
    "turn_start": Words("At the start of your turn", "自ターン開始時に使える"),
    "would_be_destroyed": Words(
        "When one of your flights would be destroyed in a battle", "戦闘で自分の出撃機が破壊されるときに使える"
    ),
    "flight_destroyed": Words(
        "When your flight destroys an enemy flight that carries a pilot",
        "自分の出撃機が、パイロットの乗った敵出撃機を破壊したときに使える",
    ),
    "carrier_hit": Words(
        "When your flight has hit the enemy carrier", "自分の出撃機が敵母艦にダメージを与えたときに使える"
    ),
    "pilot_captured": Words("When a pilot has been captured", "パイロットが捕虜になったときに使える"),
    "battle_declared": Words("When the flights of a battle have been paired", "戦闘の組み合わせが決まったときに使える"),
    "phase_end": Words("At the end of a phase of your opponent", "相手のフェイズの終わりに使える"),
    "turn_end": Words("At the end of a turn", "ターンの終わりに使える"),
    "any_time": Words("At any time", "任意のタイミングで使える"),
}
