import type { BrandMessages } from '../../platform/brands/brand-messages.ts';

/** What a change of an order needs besides the database: the payer hears of it in the messages of the order's brand. */
export interface OrderContext extends BrandMessages {
  /** Epoch milliseconds. */
  readonly now: number;
}
