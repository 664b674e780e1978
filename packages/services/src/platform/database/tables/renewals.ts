import type { Feature } from '@broadsheet/contract/entities/order';

/** Reminders that were queued: each once for a term. */
export interface RenewalRemindersTable {
  seeker_id: number;
  feature: Feature;
  /** The end of the term that it is about. */
  until: Date;
  /** Of the source tracking: 101 to 112. */
  code: number;
  queued_at: Date;
}

/** Orders whose payment was asked after. */
export interface PaymentRemindersTable {
  order_id: string;
  queued_at: Date;
}
