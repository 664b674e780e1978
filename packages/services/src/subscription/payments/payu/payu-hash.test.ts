import { expect, it } from 'vitest';
import { isSameHash, payuCallbackHash, payuRequestHash } from './payu-hash.ts';

const KEY = 'JPTXg';
const SALT = 'eTESTSALTx';
const fields = {
  txnid: 'sub-0001',
  amount: '1499.00',
  productinfo: 'early-applicant',
  firstname: 'Test',
  email: 'test@example.com',
  udf1: 'tech',
};

it('signs a request as PayU documents it', () => {
  expect(payuRequestHash(KEY, SALT, fields)).toMatch(/^039fe22bf23d33d2[0-9a-f]{112}$/);
});

it('signs a callback in the other direction', () => {
  const hash = payuCallbackHash(KEY, SALT, { ...fields, status: 'success' });
  expect(hash).toMatch(/^5f04acbc71ff7cbd[0-9a-f]{112}$/);
});

it('puts additional charges in front', () => {
  const plain = payuCallbackHash(KEY, SALT, { ...fields, status: 'success' });
  const charged = { ...fields, status: 'success', additionalCharges: '10.00' };
  expect(payuCallbackHash(KEY, SALT, charged)).not.toBe(plain);
  expect(payuCallbackHash(KEY, SALT, { ...charged, additionalCharges: '' })).toBe(plain);
});

it('compares hashes whole, whatever their length and case', () => {
  expect(isSameHash('ab12', 'AB12')).toBe(true);
  for (const other of ['', 'ab1', 'ab13', 'ab123']) expect(isSameHash('ab12', other)).toBe(false);
});
