import { expect, it } from 'vitest';
import { normalizePhone } from './normalize-phone.ts';

it.each([
  ['98765 43210', '+919876543210'],
  ['09876543210', '+919876543210'],
  ['(987) 654-32.10', '+919876543210'],
  ['+91 98765 43210', '+919876543210'],
  ['+44 20 7946 0958', '+442079460958'],
  ['12345', '12345'],
])('%s becomes %s', (typed, stored) => {
  expect(normalizePhone(typed)).toBe(stored);
});
