import { describe, expect, it } from 'vitest';
import { parsePay, payOfAmount } from './pay.ts';

const lakh = (minLakh: number, maxLakh = minLakh) => ({ minLakh, maxLakh });

describe('parsePay', () => {
  it.each([
    ['3.5-6.5 Lacs PA', lakh(3.5, 6.5)],
    ['3.5 - 6.5 lakhs p.a.', lakh(3.5, 6.5)],
    ['₹ 3,50,000 - 6,00,000 P.A.', lakh(3.5, 6)],
    ['₹3,50,000-₹6,00,000 a year', lakh(3.5, 6)],
    ['INR 350000 to 600000 per annum', lakh(3.5, 6)],
    ['Rs. 4,00,000.00 - Rs. 5,00,000.00 / year', lakh(4, 5)],
    ['12 LPA', lakh(12)],
    ['12LPA', lakh(12)],
    ['1 LPA', lakh(1)],
    ['12 - 18 LPA', lakh(12, 18)],
    ['18-12 LPA', lakh(12, 18)],
    ['12L - 18L', lakh(12, 18)],
    ['₹12L – ₹18L • 0.1% equity', lakh(12, 18)],
    ['up to 12 LPA', lakh(0, 12)],
    ['12 LPA + ESOPs', lakh(12)],
    ['12 lakh per annum + 2 lakh bonus', lakh(12)],
    ['1.2 Cr', lakh(120)],
    ['1 - 1.5 crore p.a.', lakh(100, 150)],
    ['80 lakh to 1.2 crore', lakh(80, 120)],
    ['40,000 per month', lakh(4.8)],
    ['₹25,000 - ₹30,000/month', lakh(3, 3.6)],
    ['Rs 25000/- pm', lakh(3)],
    ['25k-30k per month', lakh(3, 3.6)],
    ['₹ 18,000', lakh(2.16)],
    ['₹ 9,00,000', lakh(9)],
    ['600000', lakh(6)],
    ['5 - 8', lakh(5, 8)],
    ['CTC: 18,00,000', lakh(18)],
    ['₹1,000 per day', lakh(2.6)],
    ['₹500/hour', lakh(10.4)],
  ])('reads %j', (text, expected) => {
    expect(parsePay(text)).toEqual(expected);
  });

  it.each([
    undefined,
    '',
    'Not disclosed',
    'Confidential',
    'Best in industry',
    '10% hike on current CTC',
    'Negotiable (5 years experience)',
    '$100,000 - $120,000',
    'USD 90k',
    'AED 15000 per month',
    '0',
    '0 - 0 PA',
    '99,99,99,99,99,999 PA',
    '₹',
  ])('keeps %j confidential', (text) => {
    expect(parsePay(text)).toBeNull();
  });
});

describe('payOfAmount', () => {
  const amount = { min: undefined, max: undefined, currency: 'INR', period: undefined } as const;

  it.each([
    [{ ...amount, min: 1_200_000, max: 1_800_000, period: 'year' as const }, lakh(12, 18)],
    [{ ...amount, min: 50_000, period: 'month' as const }, lakh(6)],
    [{ ...amount, max: 50_000 }, lakh(6)],
    [{ ...amount, min: 12, max: 15, period: 'year' as const }, lakh(12, 15)],
    [{ ...amount, min: 900_000, currency: undefined }, lakh(9)],
  ])('reads %j', (given, expected) => {
    expect(payOfAmount(given)).toEqual(expected);
  });

  it.each([
    { ...amount, min: 100_000, currency: 'USD' },
    { ...amount, min: -5 },
    { ...amount, min: Number.NaN },
    amount,
  ])('keeps %j confidential', (given) => {
    expect(payOfAmount(given)).toBeNull();
  });
});
