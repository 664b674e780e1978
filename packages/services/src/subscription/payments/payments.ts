import type { Brand } from '@broadsheet/contract/brand';
import type { Kysely } from 'kysely';
import type { BrandMessages } from '../../platform/brands/brand-messages.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { createPayuGateway, createSandboxGateway, type PayuAccount } from './payu/payu-gateway.ts';
import { openSandboxBooks } from './payu/sandbox-books.ts';

/** How payments are taken. */
export interface Payments {
  readonly gateway: PaymentGateway;
  /** Where the gateway sends its reports. */
  readonly callbackUrlOf: (brand: Brand) => string;
}

/** What calls about orders and payments need besides their context. */
export interface PaymentSource extends BrandMessages {
  /** Null where nothing is sold. */
  readonly payments: Payments | null;
}

/** @param account null for the sandbox; @param siteUrls without a trailing slash */
export const createPayments = (
  account: PayuAccount | null,
  siteUrls: Readonly<Record<Brand, string>>,
  database: Kysely<Schema>,
): Payments => ({
  gateway: account ? createPayuGateway(account) : createSandboxGateway(openSandboxBooks(database)),
  callbackUrlOf: (brand) => `${siteUrls[brand]}/api/subscription/`,
});
