import { describe, expect, it } from 'vitest';
import { parsePay } from './parse-pay.ts';

describe('pay as people type it', () => {
  it.each<[string, number]>([
    ['18', 18],
    ['12.5', 12.5],
    ['0', 0],
    ['.8', 0.8],
    ['18 lakh', 18],
    ['18 Lakhs', 18],
    ['18 lacs', 18],
    ['18 LPA', 18],
    ['18lpa', 18],
    ['18 L', 18],
    ['₹18L', 18],
    ['₹ 18,00,000', 18],
    ['18,00,000', 18],
    ['1800000', 18],
    ['1,834,567', 18.35],
    ['Rs. 18,00,000/-', 18],
    ['INR 18 lakh per annum', 18],
    ['18 lakhs p.a.', 18],
    ['18 lakh a year', 18],
    ['9.5 LPA CTC', 9.5],
    ['1.2 cr', 120],
    ['1.2 crore', 120],
    ['2 Crores per annum', 200],
    ['1800k', 18],
    ['75,000 per month', 9],
    ['75000/month', 9],
    ['75k pm', 9],
    ['1.5 lakh a month', 18],
    ['10000', 10_000],
  ])('%s is %d lakh', (typed, lakh) => expect(parsePay(typed)).toBe(lakh));

  it.each([
    '',
    'as per norms',
    'lakh',
    '18 to 20 lakh',
    '18-20',
    '45000',
    '18 euros',
    '-3',
    '1.2.3',
  ])('%s is none', (typed) => expect(parsePay(typed)).toBeNull());
});
