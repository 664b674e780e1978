import { expect, it } from 'vitest';
import { splitGst } from './gst.ts';
import { findState, INDIAN_STATES, type StateCode, stateOfGstin } from './indian-states.ts';
import { amountOf, amountWithout, sumOf } from './paise.ts';

const KARNATAKA: StateCode = '29';

it('is CGST and SGST of equal halves within a State, and IGST between States', () => {
  expect(splitGst('2999.00', 18, { seller: KARNATAKA, buyer: KARNATAKA })).toEqual([
    { name: 'CGST', percent: 9, amount: '228.74' },
    { name: 'SGST', percent: 9, amount: '228.74' },
  ]);
  expect(splitGst('2999.00', 18, { seller: KARNATAKA, buyer: '27' })).toEqual([
    { name: 'IGST', percent: 18, amount: '457.47' },
  ]);
});

it('is UTGST in union territories without a legislature, and SGST in the three that have one', () => {
  const nameIn = (code: StateCode) =>
    splitGst('118.00', 18, { seller: code, buyer: code })[1]?.name;
  const named = INDIAN_STATES.filter(({ code }) => nameIn(code) === 'UTGST');
  expect(named.map(({ code }) => code).toSorted()).toEqual(['04', '26', '31', '35', '38']);
  for (const code of ['07', '34', '01'] as const) expect(nameIn(code)).toBe('SGST');
});

it('is empty where nothing is taxed, or a State is unknown', () => {
  expect(splitGst('100.00', 0, { seller: KARNATAKA, buyer: '27' })).toEqual([]);
  expect(splitGst('100.00', 18, { seller: null, buyer: '27' })).toEqual([]);
  expect(splitGst('100.00', 18, { seller: KARNATAKA, buyer: null })).toEqual([]);
});

it('adds up exactly to any price at any rate', () => {
  for (let rupees = 1; rupees < 5_000; rupees += 7)
    for (const percent of [5, 12, 18, 28, 40])
      for (const buyer of [KARNATAKA, '27'] as const) {
        const amount = amountOf(rupees);
        const parts = splitGst(amount, percent, { seller: KARNATAKA, buyer });
        const tax = sumOf(parts.map((part) => part.amount));
        expect(sumOf([amountWithout(amount, tax), tax])).toBe(amount);
        const exact = (rupees * percent) / (100 + percent);
        expect(Math.abs(Number(tax) - exact)).toBeLessThan(0.0101);
      }
});

it('lists each State once, by its code, and knows where a GSTIN is registered', () => {
  expect(INDIAN_STATES).toHaveLength(36);
  expect(new Set(INDIAN_STATES.map(({ code }) => code)).size).toBe(36);
  expect(stateOfGstin('29AAAAA0000A1Z5')).toBe('29');
  expect(stateOfGstin('99AAAAA0000A1Z5')).toBeNull();
  expect(findState('27')?.name).toBe('Maharashtra');
  expect(findState(null)).toBeNull();
});
