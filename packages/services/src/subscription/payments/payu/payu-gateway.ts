import type { GatewayReport, PaymentGateway, SentFields } from '../payment-gateway.ts';
import { isSameHash, payuCallbackHash, payuRequestHash } from './payu-hash.ts';
import { type PayuDetails, readPayuStatus } from './payu-status.ts';
import type { SandboxBooks } from './sandbox-books.ts';

export interface PayuAccount {
  readonly key: string;
  readonly salt: string;
  /** The payment page. */
  readonly url: string;
  /** The address for status queries. */
  readonly statusUrl: string;
}

const FAILED = new Set(['failure', 'failed', 'usercancelled', 'dropped', 'bounced', 'cancelled']);
const FIRST_NAME_MAX = 60;

/** An unknown status may still be paid: only a certain failure counts as one. */
const outcomeOf = (status: string): GatewayReport['outcome'] => {
  if (status.toLowerCase() === 'success') return 'paid';
  return FAILED.has(status.toLowerCase()) ? 'failed' : 'pending';
};

/** Only a captured payment counts as paid: refunded or held money grants nothing by itself. */
const outcomeOfDetails = ({ status, unmappedstatus }: PayuDetails): GatewayReport['outcome'] => {
  const outcome = outcomeOf(status);
  return outcome === 'paid' && unmappedstatus?.toLowerCase() !== 'captured' ? 'pending' : outcome;
};

const wordOf = (orderId: string, details: PayuDetails): GatewayReport => ({
  orderId,
  outcome: outcomeOfDetails(details),
  amount: details.transaction_amount ?? details.amt ?? '',
  product: details.productinfo ?? '',
  brand: details.udf1 ?? '',
  buyer: details.udf2 ?? '',
  paymentId: String(details.mihpayid ?? ''),
});

/** The separator of the hashed fields must not occur in any field. */
const plain = (text: string): string => text.replaceAll(/[|\p{C}]/gu, ' ').trim();

/** PayU by its documentation: form fields, signed by SHA-512 over them and a salt. */
export const createPayuGateway = ({ key, salt, url, statusUrl }: PayuAccount): PaymentGateway => ({
  find: async (orderId) => {
    const details = await readPayuStatus({ key, salt, statusUrl }, orderId);
    return details && wordOf(orderId, details);
  },
  createForm: (createForm) => {
    const fields = {
      key,
      txnid: createForm.orderId,
      amount: createForm.amount,
      productinfo: createForm.product,
      firstname: plain(createForm.firstName).slice(0, FIRST_NAME_MAX),
      email: plain(createForm.email),
      phone: plain(createForm.phone),
      udf1: createForm.brand,
      udf2: createForm.buyer,
      surl: createForm.callbackUrl,
      furl: createForm.callbackUrl,
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

/** Path of the page that replaces the gateway on a local machine. */
const SANDBOX_PATH = '/dev/payments';
/** Public: it never signs for real money. */
const SANDBOX_ACCOUNT: PayuAccount = {
  key: 'sandbox',
  salt: 'sandbox',
  url: SANDBOX_PATH,
  statusUrl: SANDBOX_PATH,
};

const NO_BOOKS: SandboxBooks = { write: async () => undefined, read: async () => null };

/** PayU's form without PayU; it also returns the report of a gateway. */
export const createSandboxGateway = (books: SandboxBooks = NO_BOOKS): PaymentGateway => {
  const { key, salt } = SANDBOX_ACCOUNT;
  const pretend = (fields: SentFields, status: string): Record<string, string> | null => {
    if (!isSameHash(payuRequestHash(key, salt, fields), fields.hash ?? '')) return null;
    const { txnid = '', amount = '', productinfo = '', firstname = '', email = '' } = fields;
    const { udf1 = '', udf2 = '' } = fields;
    const mihpayid = `sandbox-${txnid}`;
    const sentFields = {
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
    return { ...sentFields, hash: payuCallbackHash(key, salt, sentFields) };
  };
  const gateway = createPayuGateway(SANDBOX_ACCOUNT);
  const find: PaymentGateway['find'] = async (orderId) => {
    const sentFields = await books.read(orderId);
    return sentFields && gateway.verify(sentFields);
  };
  const remember = async (fields: SentFields): Promise<string | null> => {
    const word = gateway.verify(fields);
    if (word) await books.write(word.orderId, fields);
    return word?.orderId ?? null;
  };
  return { ...gateway, find, pretend, remember };
};
