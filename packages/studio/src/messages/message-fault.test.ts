import { expect, it } from 'vitest';
import { messageFault } from './message-fault.ts';

const PLURAL = '{days, plural, one {# day} other {# days}} left of {plan}';

it.each([
  ['Buy {plan} now', 'Buy {plan}', null],
  [PLURAL.replace('left', 'to go'), PLURAL, null],
  ['Buy it', 'Buy {plan}', 'Write [plan] into the text: pages fill it in.'],
  ['Buy {plan} for {price}', 'Buy {plan}', 'Pages cannot fill in [price]. Remove it.'],
  ['Buy {plan} [now]', 'Buy {plan}', 'Pages cannot fill in [now]. Remove it.'],
  [
    '{count, plural, one {One job in {city}} other {# jobs}}',
    '{count, plural, one {# job in {city}} other {# jobs in {city}}}',
    'Otherwise: write [city] into the text, pages fill it in.',
  ],
  [
    '{count, plural, one {One job in {city}} other {Jobs in {city}}}',
    '{count, plural, one {# job in {city}} other {# jobs in {city}}}',
    'Otherwise: write [number] into the text, pages fill it in.',
  ],
  [
    '{count, plural, =0 {Nothing} one {One job in {city}} other {# jobs in {city}}}',
    '{count, plural, =0 {No jobs in {city}} one {# job in {city}} other {# jobs in {city}}}',
    null,
  ],
  ['Buy {plan', 'Buy {plan}', /A brace is missing/],
  ['{days, plural, one {} other { }}', PLURAL, 'Required. Enter a text.'],
  ['  ', 'Buy', 'Required. Enter a text.'],
  ['{days, plural, one {# day}} left of {plan}', PLURAL, /A brace is missing/],
])('%j in place of %j', (text, live, fault) => {
  const found = messageFault(text, live);
  if (fault instanceof RegExp) expect(found).toMatch(fault);
  else expect(found).toBe(fault);
});
