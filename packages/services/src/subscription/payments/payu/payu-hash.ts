import { createHash, timingSafeEqual } from 'node:crypto';
import type { SentFields } from '../payment-gateway.ts';

const SIGNED = [
  'txnid',
  'amount',
  'productinfo',
  'firstname',
  'email',
  'udf1',
  'udf2',
  'udf3',
  'udf4',
  'udf5',
] as const;
const RESERVED = ['', '', '', '', ''];

const sha512 = (parts: readonly string[]): string =>
  createHash('sha512').update(parts.join('|')).digest('hex');

const signedOf = (fields: SentFields): string[] => SIGNED.map((name) => fields[name] ?? '');

/** Of a request: `key|txnid|...|udf5||||||salt`. */
export const payuRequestHash = (key: string, salt: string, fields: SentFields): string =>
  sha512([key, ...signedOf(fields), ...RESERVED, salt]);

/** Of a callback: `salt|status||||||udf5|...|txnid|key`, with its additional charges in front where it has any. */
export const payuCallbackHash = (key: string, salt: string, fields: SentFields): string => {
  const { additionalCharges, status = '' } = fields;
  const parts = [salt, status, ...RESERVED, ...signedOf(fields).reverse(), key];
  return sha512(additionalCharges ? [additionalCharges, ...parts] : parts);
};

/** Whether two hashes are equal, in constant time. */
export const isSameHash = (expected: string, given: string): boolean => {
  const [left, right] = [Buffer.from(expected), Buffer.from(given.toLowerCase())];
  return left.length === right.length && timingSafeEqual(left, right);
};
