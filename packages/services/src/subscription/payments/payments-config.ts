import Type from 'typebox';
import type { PayuAccount } from './payu/payu-gateway.ts';

const secret = Type.Optional(
  Type.String({ pattern: '^[!-{}~]+$', description: 'printable characters without | and spaces' }),
);

export const PAYMENT_ENVIRONMENT = {
  SELLING: Type.Optional(Type.Enum(['on', 'off'], { description: 'on or off' })),
  PAYU_KEY: secret,
  PAYU_SALT: secret,
  PAYU_URL: Type.Optional(
    Type.String({ pattern: '^https://[^\\s?#]+$', description: 'an https:// address' }),
  ),
  PAYU_STATUS_URL: Type.Optional(
    Type.String({ pattern: '^https://[^\\s#]+$', description: 'an https:// address' }),
  ),
};

/** PayU uses one host for payments and another for status queries, but a single one for tests. */
const statusUrlOf = (url: string): string =>
  `https://${new URL(url).host === 'test.payu.in' ? 'test' : 'info'}.payu.in/merchant/postservice.php?form=2`;

type PaymentEnvironment = {
  readonly [Name in keyof typeof PAYMENT_ENVIRONMENT]?: string;
};

export interface PaymentsConfig {
  /** Null: the sandbox, which takes no money. */
  readonly account: PayuAccount | null;
}

/**
 * Null where nothing is sold: in production unless SELLING is on, which needs PayU. A local machine uses the sandbox
 * instead. Throws an Error that names what is missing.
 */
export const paymentsConfigOf = (
  given: PaymentEnvironment,
  isProduction: boolean,
): PaymentsConfig | null => {
  const selling = given.SELLING ?? (isProduction ? 'off' : 'on');
  if (selling === 'off') return null;
  const { PAYU_KEY: key, PAYU_SALT: salt, PAYU_URL: url } = given;
  if (key !== undefined && salt !== undefined && url !== undefined)
    return {
      account: { key, salt, url, statusUrl: given.PAYU_STATUS_URL ?? statusUrlOf(url) },
    };
  const names = ['PAYU_KEY', 'PAYU_SALT', 'PAYU_URL'] as const;
  const missing = names.filter((name) => given[name] === undefined);
  if (isProduction || missing.length < names.length)
    throw new Error(`Where something is sold, ${missing.join(', ')} must be set, too.`);
  return { account: null };
};
