import type { JSONColumnType } from 'kysely';

/** What payers have pressed in the sandbox: the only data of a gateway that takes no money. */
export interface SandboxPaymentsTable {
  order_id: string;
  /** The fields that the gateway would send. */
  said: JSONColumnType<Record<string, string>>;
}
