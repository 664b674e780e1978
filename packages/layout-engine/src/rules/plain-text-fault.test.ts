import { expect, it } from 'vitest';
import { plainTextFault } from './plain-text-fault.ts';

it.each([
  ['A <b>bold</b> offer', '<b>'],
  ['Line<br/>break', '<br/>'],
  ['<a href="/faq">Help</a>', '<a href="/faq">'],
  ['Jobs &amp; more', '&amp;'],
  ['Wait&#8230;', '&#8230;'],
  ['Up to **50%** off', '**50%**'],
  ['[Apply](/faq) now', '[Apply](/faq)'],
])('%j has marks that readers would see', (text, mark) => {
  expect(plainTextFault(text)?.message).toBe(`readers would see ${mark} as it is written`);
});

it.each([
  'Salaries < 10 lakh, growth > 5%',
  'R&D; Q&A; AT&T',
  'C++ & C#, 2 * 3 * 4 = 24',
  'Ratings: 5 ** stars',
  'See [1] (page 2)',
  'a <3 of ours',
  'हिंदी में नौकरियाँ 🎉',
])('%j is plain', (text) => {
  expect(plainTextFault(text)).toBeNull();
});
