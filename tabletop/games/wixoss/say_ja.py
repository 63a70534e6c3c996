"""This game's own nodes and abilities as Japanese sentences."""

from typing import Any

from tabletop.effects import nodes as common
from tabletop.effects.say_flow import spoken_of
from tabletop.effects.say_ja import JA, Forms, after, amount, condition, select, target
from tabletop.effects.vocabulary import Vocabulary, two_forms
from tabletop.games.wixoss import costs, nodes
from tabletop.games.wixoss.vocabulary import COLOURS, ORDERS, STANDING, TRIGGERS, VOCABULARY

V = VOCABULARY
_TO = {
    "ener": "エナゾーンに置き|エナゾーンに置く", "trash": "トラッシュに置き|トラッシュに置く",
    "life": "ライフクロスに加え|ライフクロスに加える", "hand": "手札に加え|手札に加える",
}  # fmt: skip


def _who(who: str) -> str:
    return "自分" if who == "self" else "対戦相手"


def one(f: common.Filter, count: int | None = 1) -> str:
    """`レベル2以下の白のシグニ1体`; without a count the noun alone."""
    fields = {
        **f.model_dump(exclude={"to"}),
        "count": count or "all",
        "who": "any",
        "zone": "field",
        "up_to": False,
    }
    return select(V, common.Select.model_validate(fields)).removesuffix("" if count else "すべて")


def clause(effects: tuple[Any, ...]) -> Forms:
    """Several effects, going on and closing; pronouns stand for the cards that the one before was about."""
    forms, v = [], V
    for node in effects:
        forms.append(phrase(node, v))
        v = spoken_of(v, (node,))
    lead = "".join(f"{form[0]}、" for form in forms[:-1])
    return lead + forms[-1][0], lead + forms[-1][1]


_LIFE_TO = {"trash": "トラッシュに置き|トラッシュに置く", "hand": "手札に加え|手札に加える"}


def phrase(node: Any, v: Vocabulary = V) -> Forms:
    """One effect; the common nodes in this game's idiom where it has one."""
    if isinstance(node, common.MoveTo) and isinstance(node.target, common.Select):
        of = node.target
        if of.zone == "top_life" and node.to in _LIFE_TO:
            return after(f"{_who(of.who)}のライフクロス1枚を", _LIFE_TO[node.to])
        if of.zone == "hand" and node.to == "trash":
            return discarded(of)
        if of.zone == "field" and node.to == "hand":
            return after(f"{select(V, of)}を手札に", "戻し|戻す")
    going_on, closing = JA[type(node)](v, node)
    if (of := node.__dict__.get("target")) and isinstance(of, common.Select) and of.chooser == "opponent":
        return f"対戦相手が選び、{going_on}", f"対戦相手が選び、{closing}"
    return going_on, closing


def discarded(of: common.Select) -> Forms:
    if of.who == "self":
        return after(from_hand(of), "捨て|捨てる")
    if of.count == "all":
        return after(f"対戦相手は手札の{one(of, None)}をすべて", "捨て|捨てる")
    if of.chooser == "opponent":
        return after(f"対戦相手は{from_hand(of)}選んで", "捨て|捨てる")
    return after(f"その中から{one(of, None)}を{_copies(of)}選んで、対戦相手に", "捨てさせ|捨てさせる")


def _copies(of: common.Select) -> str:
    if of.count == common.ANY_NUMBER:
        return "好きな枚数"
    return f"{1 if of.count == 'all' else of.count}枚" + ("まで" if of.up_to else "")


def from_hand(of: common.Select) -> str:
    """`手札を2枚`, `手札から赤のシグニを1枚`."""
    noun = one(of, None)
    return f"手札を{_copies(of)}" if noun == V.nouns["card"].ja else f"手札から{noun}を{_copies(of)}"


def _before(lead: str, forms: Forms) -> Forms:
    return lead + forms[0], lead + forms[1]


def _draw(v: Vocabulary, node: nodes.Draw) -> Forms:
    who = "" if node.player == "self" else "対戦相手は"
    return after(f"{who}カードを{amount(v, node.amount)}枚", "引き|引く")


def _top_to(v: Vocabulary, node: nodes.TopTo) -> Forms:
    cards = "一番上のカード" if node.amount == 1 else f"上からカード{amount(v, node.amount)}枚"
    return after(f"{_who(node.player)}のデッキの{cards}を", _TO[node.to])


def _search(v: Vocabulary, node: nodes.Search) -> Forms:
    found = "と、".join(f"{one(pick, None)}を{1 if pick.count == 'all' else pick.count}枚まで" for pick in node.picks)
    to = {"hand": "公開し、手札に加え", "trash": "トラッシュに置き", "field": "場に出し"}[node.to]
    to = f"出現時能力を発動させずに{to}" if node.quiet else to
    return after(f"自分のデッキから{found}探して{to}、デッキを", "シャッフルし|シャッフルする")


def _top_card(v: Vocabulary, node: nodes.TopCard) -> Forms:
    look = "公開する" if node.shown else "見る"
    to = "手札に加え|手札に加える" if node.to == "hand" else "場に出し|場に出す"
    if node.optional:
        to = "手札に加えてもよく|手札に加えてもよい" if node.to == "hand" else "場に出してもよく|場に出してもよい"
    lead = f"デッキの一番上のカードを{look}。それが{one(node.what, None)}"
    lead += f"で、{all_hold(node.condition)}場合、それを" if node.condition else "なら、それを"
    return after(lead, to)


def _arrange_top(v: Vocabulary, node: nodes.ArrangeTop) -> Forms:
    away = "好きな枚数をトラッシュに置き、残りを" if node.trash else ""
    return after(f"デッキの上からカード{amount(v, node.amount)}枚を見て、{away}好きな順番で一番上に", "戻し|戻す")


def _order(v: Vocabulary, node: nodes.Order) -> Forms:
    going_on, closing = two_forms(ORDERS[node.order].ja.replace("*", _who(node.player)).format(n=node.amount))
    return _before(f"{v.durations[node.duration].ja}、", (going_on, closing))


def _if(v: Vocabulary, node: nodes.If) -> Forms:
    forms = _before(f"{all_hold(node.condition)}場合、", clause(node.then))
    if not node.otherwise:
        return forms
    return _before(f"{forms[0]}、そうでない場合、", clause(node.otherwise))


def _repeat(v: Vocabulary, node: nodes.Repeat) -> Forms:
    times = node.times
    if isinstance(times, common.Ref):
        lead = "選んだカード1枚につき、"
    elif isinstance(times, nodes.Count):
        lead = f"{_who(times.count.who)}の場にいる{one(times.count)}につき、"
    else:
        lead = f"{amount(v, times)}回、"
    return _before(lead, clause(node.effects))


def _modes(v: Vocabulary, node: nodes.Modes) -> Forms:
    listed = "".join(f"「{clause(mode)[1]}」" for mode in node.modes)
    return after(f"{listed}から{_how_many(node)}{'まで' if node.up_to else ''}を", "選び|選ぶ")


def _look_top(v: Vocabulary, node: nodes.LookTop) -> Forms:
    pile = "デッキ" if node.zone == "deck" else "ライフクロス"
    cards = "一番上のカード" if node.amount == 1 else f"上からカード{amount(v, node.amount)}枚"
    forms = [after(f"{_who(node.player)}の{pile}の{cards}を", "公開し|公開する" if node.shown else "見て|見る")]
    forms += [after(f"その中から{_taken(take)}を", _TAKEN[take.to]) for take in node.takes]
    if node.rest != "stay":
        forms.append(after("残りを" if node.takes else "それらを", _REST[node.rest]))
    lead = "".join(f"{form[0]}、" for form in forms[:-1])
    return lead + forms[-1][0], lead + forms[-1][1]


def _how_many(node: nodes.Modes) -> str:
    return f"{node.count}つ" if isinstance(node.count, int) else "選んだカード1枚につき1つ"


def _reveal_until(v: Vocabulary, node: nodes.RevealUntil) -> Forms:
    to = "手札に加え、" if node.to == "hand" else "場に出し、"
    lead = f"デッキの上から{one(node.what, None)}がめくれるまで公開し、それを{to}"
    if node.rest == "bottom":
        return after(f"{lead}他のカードをシャッフルしてデッキの一番下に", "置き|置く")
    return after(f"{lead}他のカードをトラッシュに", "置き|置く")


def _taken(take: nodes.Take) -> str:
    if take.count == "all":
        return f"{one(take, None)}すべて"
    return one(take, take.count).replace("体", "枚") + ("まで" if take.up_to else "")


_TAKEN = {
    "hand": "手札に加え|手札に加える", "field": "場に出し|場に出す", "ener": "エナゾーンに置き|エナゾーンに置く",
    "trash": "トラッシュに置き|トラッシュに置く",
}  # fmt: skip
_REST = {
    "trash": "トラッシュに置き|トラッシュに置く", "top": "好きな順番で一番上に戻し|好きな順番で一番上に戻す",
    "bottom": "好きな順番で一番下に置き|好きな順番で一番下に置く",
}  # fmt: skip


def _may(v: Vocabulary, node: nodes.May) -> Forms:
    return after(f"「{clause(node.effects)[1]}」を", "行ってもよく|行ってもよい")


_DAMAGED = {"self": "自分", "opponent": "対戦相手", "both": "両方のプレイヤー"}

JA.update({
    nodes.Draw: _draw,
    nodes.TopTo: _top_to,
    nodes.DiscardRandom: lambda v, node: after(
        f"対戦相手の手札を見ないで{amount(v, node.amount)}枚選び、", "捨てさせ|捨てさせる"
    ),
    nodes.Search: _search,
    nodes.TopCard: _top_card,
    nodes.ArrangeTop: _arrange_top,
    nodes.NameNumber: lambda v, node: after("数字1つを", "宣言し|宣言する"),
    nodes.Crush: lambda v, node: after(
        f"{_who(node.player)}のライフクロス{amount(v, node.amount)}枚を", "クラッシュし|クラッシュする"
    ),
    nodes.DealDamage: lambda v, node: after(f"{_DAMAGED[node.player]}にダメージを", "与え|与える"),
    nodes.ShuffleDeck: lambda v, node: after(
        "デッキを" if node.player == "self" else "対戦相手はデッキを", "シャッフルし|シャッフルする"
    ),
    nodes.NegateSpell: lambda v, node: after("使用されているスペルの効果を", "打ち消し|打ち消す"),
    nodes.NegateAttack: lambda v, node: after("そのアタックを", "無効にし|無効にする"),
    nodes.AttachCharm: lambda v, node: after(
        f"{'このカード' if node.card == 'source' else 'デッキの一番上のカード'}を{target(v, node.target)}のチャームに",
        "し|する",
    ),
    nodes.Rearrange: lambda v, node: after(
        f"{_who(node.player)}のシグニすべてを好きなように", "配置し直してもよく|配置し直してもよい"
    ),
    nodes.ChangePlaces: lambda v, node: after(
        f"このシグニと{target(v, node.target)}の場所を", "入れ替え|入れ替える"
    ),
    nodes.StandInFront: lambda v, node: after(
        "その正面にシグニがないなら、このシグニをその正面に", "配置してもよく|配置してもよい"
    ),
    nodes.RevealUntil: _reveal_until,
    nodes.Order: _order,
    nodes.ExtraTurn: lambda v, node: after("このターンの次に追加の自分のターンを", "行い|行う"),
    nodes.MoveSigni: lambda v, node: after(f"{target(v, node.target)}を他のシグニゾーンに", "移し|移す"),
    nodes.WinGame: lambda v, node: after(f"{_who(node.player)}はゲームに", "勝利し|勝利する"),
    nodes.Grant: lambda v, node: after(
        f"{v.durations[node.duration].ja}、{target(v, node.target)}は「{ability(node.ability)}」を", "得|得る"
    ),
    nodes.If: _if,
    nodes.IfDone: lambda v, node: _before("そうした場合、", clause(node.then)),
    nodes.Repeat: _repeat,
    nodes.Modes: _modes,
    nodes.LookTop: _look_top,
    nodes.Choose: lambda v, node: after(f"{target(v, node.target)}を", "選び|選ぶ"),
    nodes.May: _may,
    nodes.GrowFree: lambda v, node: after(
        "自分のルリグデッキから自分のルリグと同じレベルのルリグ1枚にグロウコストを支払わずに", "グロウし|グロウする"
    ),
    nodes.DiscardAndRedraw: lambda v, node: after(
        "各プレイヤーは手札をすべて捨て、捨てた枚数のうち多いほうと同じ枚数のカードを", "引き|引く"
    ),
})  # fmt: skip


def test(of: nodes.Test) -> Forms:
    """A condition: going on, and before a noun (間, 場合, とき)."""
    if isinstance(of, common.Condition):
        measure = of.left.of if isinstance(of.left, common.AmountOf) else ""
        if measure in _FACTS:
            return after(*_FACTS[measure])
        if measure == "from_trash":
            return after("トラッシュから場に", "出て|出た")
        if measure == "own_turn":
            return after("自分のターン" if of.right == 1 else "対戦相手のターン", "で|の")
        if measure in ("hand_lead", "ener_lead"):
            what = "手札" if measure == "hand_lead" else "エナゾーンのカード"
            return after(f"自分の{what}が対戦相手より{amount(V, of.right)}枚以上", "多く|多い")
        return condition(V, of)
    return _has(of)


def _has(of: nodes.Has) -> Forms:
    creature = of.has.zone == "field" and V.nouns[of.has.type].counter == "体"
    noun, is_there = one(of.has, None), "いて|いる" if creature else "あり|ある"
    count = f"{of.least}{'体' if creature else '枚'}" if of.least > 1 else ""
    if of.has.zone in ("revealed", "seen", "paid") and of.most == 0:
        return after(f"その中に{noun}が", "なく|ない")
    if of.has.zone in ("revealed", "seen", "paid"):
        return after(f"その中に{noun}が{count}{'以上' if count else ''}", "あり|ある")
    where = f"{_who(of.has.who)}の{_place(of.has)}に"
    if of.most == 0:
        return after(f"{where}{noun}が", "おらず|いない" if creature else "なく|ない")
    if of.different is not None:
        apart = V.stats[of.different].ja if of.different in V.stats else "カード名"
        return after(f"{where}{apart}の異なる{noun}が{count}", is_there)
    return after(f"{where}{noun}が{count}{'以上' if count else ''}", is_there)


_FACTS = {
    "source_lancer": ("このシグニがランサーを", "持ち|持つ"),
    "subject_in_front": ("それがこのシグニの正面に", "いて|いる"),
    "subject_unopposed": ("その正面にシグニが", "おらず|いない"),
    "subject_is_source": ("それがこの", "シグニで|シグニである"),
}


def _place(f: common.Filter) -> str:
    return V.places[f.zone].ja if f.zone in V.places else "場"


def all_hold(tests: tuple[nodes.Test, ...]) -> str:
    """Several, before a noun."""
    forms = [test(c) for c in tests]
    return "、".join([form[0] for form in forms[:-1]] + [forms[-1][1]])


def hold(of: Any) -> str:
    """What a constant ability holds."""
    if isinstance(of, nodes.Power):
        if of.of is None:
            if of.mode == "set":
                return f"このシグニのパワーは{amount(V, of.amount)}になる"
            return f"このシグニのパワーを{_signed(of.amount)}する"
        all_of = common.Select.model_validate({**of.of.model_dump(), "count": "all"})
        return f"{select(V, all_of)}のパワーを{_signed(of.amount)}する"
    if isinstance(of, nodes.Keyword):
        if of.of is not None:
            them = common.Select.model_validate({**of.of.model_dump(), "count": "all"})
            return f"{select(V, them)}は{_HAVE.get(of.word) or f'{_KEYWORDS[of.word]}を持つ'}"
        return f"このシグニは{_KEYWORDS[of.word]}を持つ"
    if isinstance(of, nodes.Level):
        return f"このシグニのレベルは{of.amount}になる"
    if isinstance(of, nodes.Unaffected):
        kinds = "と".join(_KINDS[kind] for kind in of.by)
        who = "このシグニ" if of.of is None else f"自分の{one(of.of, None)}"
        return f"{who}は対戦相手の{kinds}の効果を受けない"
    if isinstance(of, nodes.Dearer) and of.of.type == "lrig":
        return f"対戦相手のルリグの起動能力の使用コストは{ener(of.by)}増える"
    if isinstance(of, nodes.Dearer):
        return f"対戦相手の{one(of.of, None)}の使用コストは{ener(of.by)}増える"
    if isinstance(of, nodes.Cheaper):
        return f"自分が使用する{one(of.of, None)}のコストは{ener(of.by)}減る"
    return STANDING[of.word].ja.format(n=of.amount)


_HAVE = {"must_attack": "可能ならアタックしなければならない", "cannot_attack": "アタックできない"}
_KINDS = {"lrig": "ルリグ", "signi": "シグニ", "spell": "スペル", "arts": "アーツ"}
_KEYWORDS = {"lancer": "ランサー", "double_crush": "ダブルクラッシュ", "assassin": "アサシン"}


def _signed(n: common.Amount) -> str:
    return f"{n:+d}".replace("-", "−") if isinstance(n, int) else amount(V, n)


def ener(of: costs.Ener) -> str:
    """`《白》2《無》1`."""
    parts = [f"《{ja}》{getattr(of, colour)}" for colour, (_, ja) in COLOURS.items() if getattr(of, colour)]
    return "".join(parts) or "《0》"


def ability(of: nodes.Ability) -> str:
    """A whole ability."""
    lead = ("クロス状態の場合、" if of.kind == "enter" else "クロス状態の間、") if of.cross_only else ""
    if of.kind == "use" and of.condition:
        return f"{all_hold(of.condition)}ときだけ使用できる。{_sentences(of.effects)}"
    if of.trigger is not None:
        about = one(of.about, None) if of.about is not None else ""
        lead += f"{all_hold(of.when)}状態で、" if of.when else ""
        lead += TRIGGERS[of.trigger].ja.format(about=about) + "、"
        lead += f"{all_hold(of.condition)}場合、" if of.condition else ""
    elif of.when:
        lead += f"{all_hold(of.when)}場合、"
    elif of.condition:
        lead += f"{all_hold(of.condition)}間、"
    if of.holds:
        return lead + "、".join(hold(h) for h in of.holds) + "。"
    if of.optional and of.kind == "auto":
        lead += "コストを支払ってもよい。そうした場合、" if of.cost is not None else "次を行ってもよい。"
    return lead + _sentences(of.effects)


def _sentences(effects: tuple[Any, ...]) -> str:
    return clause(effects)[1] + "。" if effects else ""
