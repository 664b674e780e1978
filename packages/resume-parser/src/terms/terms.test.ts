import { describe, expect, it } from 'vitest';
import { findNotice } from './find-notice.ts';
import { findPay } from './find-pay.ts';

type Pay = readonly [current: number | undefined, expected: number | undefined];

describe('pay in a resume', () => {
  it.each<[string, Pay]>([
    ['Current CTC: 12.5 LPA', [12.5, undefined]],
    ['Current CTC - ₹ 12,50,000 per annum | Expected CTC - ₹ 18,00,000', [12.5, 18]],
    ['Present salary is Rs. 75,000 per month', [9, undefined]],
    ['CCTC: 14 lakhs, ECTC: 20 lakhs', [14, 20]],
    ['CTC (Current): 9 Lacs', [9, undefined]],
    ['Last drawn salary: INR 6.5 lakh p.a.', [6.5, undefined]],
    ['Current/Expected CTC: 12/18 LPA', [12, 18]],
    ['Current & expected CTC: 12 LPA & 18 LPA', [12, 18]],
    ['Expected CTC: 15 - 18 LPA', [undefined, 15]],
    ['Expected annual package of 1.2 crore', [undefined, 120]],
    ['Current CTC (fixed) 22', [22, undefined]],
    ['CTC: 8.4 LPA', [8.4, undefined]],
    ['Salary expected: 10 LPA', [undefined, 10]],
    ['Current CTC: Confidential', [undefined, undefined]],
    ['Expected CTC: As per company standards', [undefined, undefined]],
    ['Cut the salary run from 5 days to 1', [undefined, undefined]],
    ['Managed a package of 40 services', [undefined, undefined]],
    ['Handled compensation of 1,200 people', [undefined, undefined]],
  ])('of "%s"', (text, [current, expected]) => {
    const { currentCTC, expectedCTC } = findPay([text]);
    expect([currentCTC?.value, expectedCTC?.value]).toEqual([current, expected]);
  });

  it('is less sure of a bare number and of a range', () => {
    expect(findPay(['Current CTC: 12 LPA']).currentCTC?.confidence).toBe(0.95);
    expect(findPay(['Current CTC: 12']).currentCTC?.confidence).toBe(0.7);
    expect(findPay(['Expected CTC: 12 to 14 LPA']).expectedCTC?.confidence).toBe(0.7);
  });
});

describe('the notice period in a resume', () => {
  it.each<[string, number | undefined]>([
    ['Notice period: 30 days', 30],
    ['Notice Period - 2 months', 60],
    ['Notice period (negotiable): 90 Days', 90],
    ['Notice: one month', 30],
    ['Notice period is two weeks', 14],
    ['Notice period: 15', 15],
    ['Notice Period (in days): 45', 45],
    ['Notice period: Immediate', 0],
    ['Notice period: Nil', 0],
    ['Serving a 60 days notice', 60],
    ["15 days' notice", 15],
    ['Can join within 3 weeks', 21],
    ['Available to join in 30 days', 30],
    ['Immediate joiner', 0],
    ['Joining time: 1 month', 30],
    ['Served notice to 400 customers', undefined],
    ['Answered every notice of the tax office', undefined],
    ['Cut the release from 30 days to 3', undefined],
  ])('of "%s"', (text, days) => expect(findNotice([text])?.value).toBe(days));
});
