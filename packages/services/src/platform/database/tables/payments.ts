import type { JSONColumnType } from 'kysely';

/** What payers of the sandbox have pressed: all that a gateway which takes no money can know. */
export interface SandboxPaymentsTable {
  order_id: string;
  /** The fields that it would send. */
  said: JSONColumnType<Record<string, string>>;
}
