import type { Brand } from '@broadsheet/contract/brand';
import type { Feature, OrderStatus, PlanChoice } from '@broadsheet/contract/entities/order';
import type { StateCode } from '@broadsheet/contract/indian-states';
import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { Seller } from '../../brands/selling.ts';

export interface OrdersTable {
  /** Also the gateway's `txnid`. */
  id: string;
  brand: Brand;
  /** Null when the seeker has been erased. */
  seeker_id: number | null;
  choice: PlanChoice;
  /** The exact text that is hashed; rupees with paise, like all amounts here. */
  amount: string;
  saved: string | null;
  tax: string;
  tax_percent: number;
  /** The revision of the brand's config with the price; null on orders from before it was stored. */
  price_revision: string | null;
  /** The seller's State of GST registration; null without one, and on orders from before it was stored. */
  seller_state: StateCode | null;
  /** The buyer's State, which is the place of supply; null where it was not given. */
  buyer_state: StateCode | null;
  status: Generated<OrderStatus>;
  opened_at: Date;
  changed_at: Date;
  paid_at: Date | null;
  /** The gateway's own number of the payment. */
  payment_id: string | null;
  /** When the gateway was last queried about the order; null: never. */
  gateway_asked_at: Generated<Date | null>;
}

export interface OrderItemsTable {
  order_id: string;
  position: number;
  feature: Feature;
  name: string;
  months: number;
  amount: string;
  /** Null until its features are granted. */
  given_from: Date | null;
  given_until: Date | null;
}

/** The outcome of a message from the gateway, or of a forged one. */
export type Verdict =
  | 'received'
  | 'forged'
  | 'unknown-order'
  | 'differs'
  | 'nobody'
  | 'again'
  | 'paid'
  | 'pending'
  | 'failed';

export interface PaymentCallbacksTable {
  id: Generated<string>;
  order_id: string;
  at: Date;
  status: string;
  amount: string;
  payment_id: string;
  /** SHA-256 of the whole message, which names the payer. */
  digest: Buffer;
  verdict: Generated<Verdict>;
}

export interface InvoiceYearsTable {
  /** The year in which the accounting year starts, in April. */
  year: number;
  last: number;
}

export interface InvoicesTable {
  order_id: string;
  year: number;
  number: number;
  issued_at: Date;
  /** The seller as of that day; null on invoices from before it was stored. */
  seller: ColumnType<Seller | null, RawBuilder<Seller | null>, never>;
}

/** Orders whose payers have requested a refund. */
export interface RefundRequestsTable {
  order_id: string;
  asked_at: Date;
}

export interface RefundsTable {
  order_id: string;
  amount: string;
  reason: string;
  refunded_at: Date;
}
