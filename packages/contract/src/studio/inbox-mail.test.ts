import { expect, it } from 'vitest';
import { isMailed } from './inbox-mail.ts';

it.each([
  ['mention', true],
  ['comment', false],
  // An older replica does not know the kinds of a newer one.
  ['kind-of-tomorrow', true],
  ['constructor', true],
])('an entry of the kind %s is mailed to those who want what needs them: %s', (kind, isWanted) => {
  expect(isMailed(kind, 'needs-me')).toBe(isWanted);
  expect(isMailed(kind, 'everything')).toBe(true);
  expect(isMailed(kind, 'nothing')).toBe(false);
});
