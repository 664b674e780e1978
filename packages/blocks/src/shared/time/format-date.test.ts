import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { expect, it } from 'vitest';
import { formatAge, formatDay } from './format-date.ts';

const now = Date.parse('2026-11-21T00:30:00+05:30');

it.each([
  ['2026-11-21T00:10:00+05:30', 'Today'],
  ['2026-11-20T23:59:00+05:30', 'Yesterday'],
  ['2026-11-20T18:40:00Z', 'Today'],
  ['2026-11-18T12:00:00+05:30', '3 days ago'],
  ['2026-11-08T12:00:00+05:30', '13 days ago'],
  ['2026-11-07T12:00:00+05:30', '2 weeks ago'],
  ['2026-09-21T12:00:00+05:30', '2 months ago'],
  ['2026-11-22T12:00:00+05:30', 'Today'],
])('%s is %s by the calendar in India', (posted, text) => {
  expect(formatAge(posted, now, builtInMessages().times)).toBe(text);
});

it('formats an instant as a day in India', () => {
  expect(formatDay('2026-12-18T19:00:00Z')).toBe('19 December 2026');
});
