import { expect, it } from 'vitest';
import { formatLocations, formatPay, formatYears } from './job-text.ts';

it.each([
  [{ minLakh: 12, maxLakh: 18 }, '₹12–18 lakh'],
  [{ minLakh: 3.5, maxLakh: 6.5 }, '₹3.5–6.5 lakh'],
  [{ minLakh: 9, maxLakh: 9 }, '₹9 lakh'],
  [{ minLakh: 80, maxLakh: 120 }, '₹80–120 lakh'],
  [{ minLakh: 100, maxLakh: 125 }, '₹1–1.25 crore'],
  [null, 'Salary not disclosed'],
])('formats %j as %s', (pay, text) => {
  expect(formatPay(pay)).toBe(text);
});

it.each([
  [0, 0, 'Freshers'],
  [0, 1, '0–1 year'],
  [4, 6, '4–6 years'],
  [10, 10, '10 years'],
  [3, null, '3+ years'],
  [1, null, '1+ years'],
  [0, null, 'Experience not specified'],
])('%i to %s years reads %s', (min, max, text) => {
  expect(formatYears(min, max)).toBe(text);
});

it.each([
  [[], true, 'Anywhere in India'],
  [[], false, 'India'],
  [['Pune', 'Mumbai'], true, 'Pune, Mumbai'],
  [['Pune', 'Mumbai', 'Delhi', 'Goa'], false, 'Pune, Mumbai and 2 more'],
])('formats the locations %j (from home: %s) as %s', (labels, workFromHome, text) => {
  const cities = labels.map((label) => ({ label }));
  expect(formatLocations(cities, workFromHome)).toBe(text);
});
