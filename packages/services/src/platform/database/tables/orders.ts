import type { Brand } from '@broadsheet/contract/brand';
import type { Feature, OrderStatus, PlanChoice } from '@broadsheet/contract/entities/order';
import type { StateCode } from '@broadsheet/contract/indian-states';
import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { Seller } from '../../brands/selling.ts';

export interface OrdersTable {
  /** The gateway's `txnid`, too. */
  id: string;
  brand: Brand;
  /** Null when the seeker has been erased. */
  seeker_id: number | null;
  choice: PlanChoice;
  /** As it is hashed; rupees with their paise, as all amounts here. */
  amount: string;
  saved: string | null;
  tax: string;
  tax_percent: number;
  /** Of the brand's config that had the price; null on orders of before it was stored. */
  price_revision: string | null;
  /** Where the seller is registered for GST; null where they are not, and on orders of before it was stored. */
  seller_state: StateCode | null;
  /** Where the buyer is, which is the place of supply; null while nobody has said it. */
  buyer_state: StateCode | null;
  status: Generated<OrderStatus>;
  opened_at: Date;
  changed_at: Date;
  paid_at: Date | null;
  /** The gateway's own number of the payment. */
  payment_id: string | null;
  /** When the gateway was last asked what became of it; null for never. */
  gateway_asked_at: Generated<Date | null>;
}

export interface OrderItemsTable {
  order_id: string;
  position: number;
  feature: Feature;
  name: string;
  months: number;
  amount: string;
  /** Null while nothing has been given. */
  given_from: Date | null;
  given_until: Date | null;
}

/** What came of a gateway's word, or of what was said to be one. */
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
  /** SHA-256 of all that was sent, which names the payer. */
  digest: Buffer;
  verdict: Generated<Verdict>;
}

export interface InvoiceYearsTable {
  /** In which the year of accounts begins, in April. */
  year: number;
  last: number;
}

export interface InvoicesTable {
  order_id: string;
  year: number;
  number: number;
  issued_at: Date;
  /** Who sold, as they were on that day; null on those of before it was kept. */
  seller: ColumnType<Seller | null, RawBuilder<Seller | null>, never>;
}

/** Orders whose payers have asked for the money. */
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
