// My standing orders at the table that is open: the dialog keeps them, and a board may offer some where the wish arises.
import type { MyOrders } from "../lib/types";

class OrderBook {
  /** What may be ordered now; null: not asked for yet, or no table that knows orders. */
  found = $state.raw<MyOrders | null>(null);
  /** So many parts of the page show some of them. */
  readers = $state(0);
  /** Give an order or take it back; what was refused, or "". Null: nobody to give it to. */
  give = $state.raw<((order: string, on: boolean, lasts: string) => Promise<string>) | null>(null);
}

export const book = new OrderBook();
