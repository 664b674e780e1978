import type { PaymentForm } from '@broadsheet/contract/entities/order';

/** A payment to request. */
export interface PaymentRequest {
  readonly orderId: string;
  /** Rupees with paise. */
  readonly amount: string;
  readonly product: string;
  readonly brand: string;
  /** The payer's public id. */
  readonly buyer: string;
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  /** Where the browser returns to. */
  readonly callbackUrl: string;
}

/** A gateway's verified report of a payment. */
export interface GatewayReport {
  readonly orderId: string;
  readonly outcome: 'paid' | 'pending' | 'failed';
  readonly amount: string;
  readonly product: string;
  readonly brand: string;
  readonly buyer: string;
  /** The gateway's own number of the payment; empty where it sends none. */
  readonly paymentId: string;
}

export type SentFields = Readonly<Record<string, string | undefined>>;

/** The gateway could not be reached, or its response is invalid. */
export class GatewayFault extends Error {
  constructor(reason: string) {
    super(`The payment gateway could not be asked: ${reason}.`);
    this.name = 'GatewayFault';
  }
}

/** A payment gateway: how payments are requested, and how its reports are verified. */
export interface PaymentGateway {
  readonly createForm: (createForm: PaymentRequest) => PaymentForm;
  /** The gateway's record of an order; null for one without a payment. Throws GatewayFault. */
  readonly find: (orderId: string) => Promise<GatewayReport | null>;
  /** Null for fields that it has not signed. */
  readonly verify: (fields: SentFields) => GatewayReport | null;
  /** The report of a gateway that takes no money; only the sandbox has it. */
  readonly pretend?: (fields: SentFields, status: string) => Record<string, string> | null;
  /** Saves the report in the sandbox's books. @returns the order; null for an invalid report */
  readonly remember?: (fields: SentFields) => Promise<string | null>;
}
