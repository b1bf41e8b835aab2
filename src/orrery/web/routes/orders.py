"""The standing orders that a seat may give."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel

from orrery.kernel.decision import Order
from orrery.kernel.orders import spans_of
from orrery.web.routes.common import REFUSALS, Here, Language, TheHouse
from orrery.web.telling import order_text
from orrery.words import Words

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=REFUSALS)


class Orderable(BaseModel):
    """An order that I may give, or have given."""

    key: str
    text: str
    on: bool
    lasts: str
    span: str
    topic: str  # the group in which it stands; "": none


class Span(BaseModel):
    key: str
    text: str


class MyOrders(BaseModel):
    orders: list[Orderable]
    spans: list[Span]  # for how long, the longest first


def orderable(order: Order, on: bool, words: Words[Any]) -> Orderable:
    text = order_text(order, on, words)
    return Orderable(key=text.key, text=text.text, on=on, lasts=text.lasts, span=text.span, topic=words.topic(order))


@router.get("/{id}/orders")
async def my_orders(id: str, person: Here, house: TheHouse, language: Language) -> MyOrders:
    """What my seat may reply by itself. It depends on what I hold and am asked, so it is mine alone."""
    live = await house.table(id)
    seat = live.seat_of(person.id)
    given = [order.key() for order in live.chairs[seat].orders] if seat >= 0 else []
    found = live.orders.possible(seat)
    assert live.table is not None
    words = live.title.words_at(live.table.game, language, live.names(), seat)
    return MyOrders(
        orders=[orderable(order, order.key() in given, words) for order in found],
        spans=[Span(key=key, text=words.span(key)) for key in spans_of(live.table.game)],
    )
