import type { GatewayWord, PaymentGateway, SentFields } from '../payment-gateway.ts';
import { isSameHash, payuCallbackHash, payuRequestHash } from './payu-hash.ts';

export interface PayuAccount {
  readonly key: string;
  readonly salt: string;
  /** Where payers are sent. */
  readonly url: string;
}

const FAILED = new Set(['failure', 'failed', 'usercancelled', 'dropped', 'bounced', 'cancelled']);
const FIRST_NAME_MAX = 60;

/** What nobody has words for may still be paid: only what has surely failed is tried anew. */
const outcomeOf = (status: string): GatewayWord['outcome'] => {
  if (status.toLowerCase() === 'success') return 'paid';
  return FAILED.has(status.toLowerCase()) ? 'failed' : 'pending';
};

/** What stands between the fields that are hashed is no part of any. */
const plain = (text: string): string => text.replaceAll(/[|\p{C}]/gu, ' ').trim();

/** PayU, as its documents say it: fields in a form, signed by SHA-512 of them and a salt. */
export const createPayuGateway = ({ key, salt, url }: PayuAccount): PaymentGateway => ({
  ask: (ask) => {
    const fields = {
      key,
      txnid: ask.orderId,
      amount: ask.amount,
      productinfo: ask.product,
      firstname: plain(ask.firstName).slice(0, FIRST_NAME_MAX),
      email: plain(ask.email),
      phone: plain(ask.phone),
      udf1: ask.brand,
      udf2: ask.buyer,
      surl: ask.callbackUrl,
      furl: ask.callbackUrl,
    };
    return { action: url, fields: { ...fields, hash: payuRequestHash(key, salt, fields) } };
  },
  verify: (fields) => {
    const { txnid = '', amount = '', productinfo = '', udf1 = '', udf2 = '', status = '' } = fields;
    if (fields.key !== key) return null;
    if (!isSameHash(payuCallbackHash(key, salt, fields), fields.hash ?? '')) return null;
    return {
      orderId: txnid,
      outcome: outcomeOf(status),
      amount,
      product: productinfo,
      brand: udf1,
      buyer: udf2,
      paymentId: fields.mihpayid ?? '',
    };
  },
});

/** Path of the page that stands in for a gateway on somebody's own machine. */
const SANDBOX_PATH = '/dev/payments';
/** Known to everybody: it never signs for money. */
const SANDBOX_ACCOUNT: PayuAccount = { key: 'sandbox', salt: 'sandbox', url: SANDBOX_PATH };

/** PayU's form without PayU: it also says what a gateway would, for whoever asks. */
export const createSandboxGateway = (): PaymentGateway => {
  const { key, salt } = SANDBOX_ACCOUNT;
  const pretend = (fields: SentFields, status: string): Record<string, string> | null => {
    if (!isSameHash(payuRequestHash(key, salt, fields), fields.hash ?? '')) return null;
    const { txnid = '', amount = '', productinfo = '', firstname = '', email = '' } = fields;
    const { udf1 = '', udf2 = '' } = fields;
    const mihpayid = `sandbox-${txnid}`;
    const said = {
      key,
      txnid,
      amount,
      productinfo,
      firstname,
      email,
      udf1,
      udf2,
      status,
      mihpayid,
    };
    return { ...said, hash: payuCallbackHash(key, salt, said) };
  };
  return { ...createPayuGateway(SANDBOX_ACCOUNT), pretend };
};
