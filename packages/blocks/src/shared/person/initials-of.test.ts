import { expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

it.each([
  ['Vikram Nair', 'VN'],
  ['  asha  k.  rao ', 'AK'],
  ['Madonna', 'M'],
  ['अनुष्का राव', 'अर'],
  ['𝒜da Lovelace', '𝒜L'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
