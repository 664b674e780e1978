import type { Feature } from '@broadsheet/contract/entities/order';

/** Reminders that were queued, each once per term. */
export interface RenewalRemindersTable {
  seeker_id: number;
  feature: Feature;
  /** The end of the term. */
  until: Date;
  /** The code in the source tracking: 101 to 112. */
  code: number;
  queued_at: Date;
}

/** Orders with a payment reminder. */
export interface PaymentRemindersTable {
  order_id: string;
  queued_at: Date;
}
