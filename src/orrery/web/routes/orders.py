"""The standing orders that a seat may give."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel

from orrery.kernel.orders import GAME
from orrery.web.routes.common import REFUSALS, Here, Language, TheHouse
from orrery.web.telling import order_text

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=REFUSALS)


class Orderable(BaseModel):
    """An order that I may give, or have given."""

    key: str
    text: str
    on: bool
    lasts: str
    span: str


class Span(BaseModel):
    key: str
    text: str


class MyOrders(BaseModel):
    orders: list[Orderable]
    spans: list[Span]  # for how long, the longest first


@router.get("/{id}/orders")
async def my_orders(id: str, person: Here, house: TheHouse, language: Language) -> MyOrders:
    """What my seat may reply by itself. It depends on what I hold and am asked, so it is mine alone."""
    live = await house.table(id)
    seat = live.seat_of(person.id)
    given = [order.key() for order in live.chairs[seat].orders] if seat >= 0 else []
    found = live.orders.possible(seat)
    assert live.table is not None
    words = live.title.words_at(live.table.game, language, live.names(), seat)
    texts = [order_text(order, order.key() in given, words) for order in found]
    return MyOrders(
        orders=[Orderable(**{name: getattr(text, name) for name in text.__struct_fields__}) for text in texts],
        spans=[Span(key=key, text=words.span(key)) for key in (GAME, *live.table.game.spans())],
    )
