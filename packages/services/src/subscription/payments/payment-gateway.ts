import type { PaymentForm } from '@broadsheet/contract/entities/order';

/** What is to be paid, and by whom. */
export interface PaymentRequest {
  readonly orderId: string;
  /** Rupees with their paise. */
  readonly amount: string;
  readonly product: string;
  readonly brand: string;
  /** The payer's public id. */
  readonly buyer: string;
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  /** Where the browser is sent back to. */
  readonly callbackUrl: string;
}

/** What a gateway says of a payment, after its word was verified. */
export interface GatewayReport {
  readonly orderId: string;
  readonly outcome: 'paid' | 'pending' | 'failed';
  readonly amount: string;
  readonly product: string;
  readonly brand: string;
  readonly buyer: string;
  /** The gateway's own number of the payment; empty where it says none. */
  readonly paymentId: string;
}

export type SentFields = Readonly<Record<string, string | undefined>>;

/** The gateway could not be asked, or has said what cannot be read. */
export class GatewayFault extends Error {
  constructor(reason: string) {
    super(`The payment gateway could not be asked: ${reason}.`);
    this.name = 'GatewayFault';
  }
}

/** Who takes the money: how it is asked, and how its word is known for its own. */
export interface PaymentGateway {
  readonly createForm: (createForm: PaymentRequest) => PaymentForm;
  /** What its books say of an order; null for one that nobody has begun to pay. Throws GatewayFault. */
  readonly find: (orderId: string) => Promise<GatewayReport | null>;
  /** Null for what it has not said. */
  readonly verify: (fields: SentFields) => GatewayReport | null;
  /** What a gateway that takes no money would say; there is none but in the sandbox. */
  readonly pretend?: (fields: SentFields, status: string) => Record<string, string> | null;
  /** Keeps what it would have said in such a gateway's books. @returns the order; null for what it would not have said */
  readonly remember?: (fields: SentFields) => Promise<string | null>;
}
