"""SplitMix64 against reference values, and what is built on it."""

import pytest

from tabletop.core.chance import Chance, step


def _stream(seed: int, n: int) -> list[int]:
    found = []
    for _ in range(n):
        seed, bits = step(seed)
        found.append(bits)
    return found


@pytest.mark.parametrize(("seed", "bits"), [
    (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]),
    (1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]),
])  # fmt: skip
def test_the_stream_is_that_of_the_reference_program(seed: int, bits: list[int]) -> None:
    assert _stream(seed, 4) == bits


def test_numbers_below_n_are_spread_evenly() -> None:
    chance = Chance(7)
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert all(900 < n < 1100 for n in counts)
    assert {chance.below(1) for _ in range(20)} == {0}


def test_shuffling_keeps_every_item_and_reaches_every_order() -> None:
    chance, orders = Chance(3), set()
    for _ in range(200):
        items = [1, 2, 3]
        chance.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6


def test_a_seed_of_any_size_gives_a_stream() -> None:
    assert Chance(1 << 70).below(10) == Chance(0).below(10)
    assert Chance(-1).below(10) == Chance((1 << 64) - 1).below(10)
