import { expect, it } from 'vitest';
import { formatPay } from './pay.ts';

it.each([
  [{ minLakh: 12, maxLakh: 18 }, '₹12–18 lakh'],
  [{ minLakh: 3.5, maxLakh: 6.5 }, '₹3.5–6.5 lakh'],
  [{ minLakh: 9, maxLakh: 9 }, '₹9 lakh'],
  [{ minLakh: 80, maxLakh: 120 }, '₹80–120 lakh'],
  [{ minLakh: 100, maxLakh: 125 }, '₹1–1.25 crore'],
  [null, 'Confidential'],
])('says %j as %s', (pay, words) => {
  expect(formatPay(pay)).toBe(words);
});
