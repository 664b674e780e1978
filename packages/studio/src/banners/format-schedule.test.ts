import { expect, it } from 'vitest';
import { formatLink } from './format-link.ts';
import { scheduleOfRow } from './format-schedule.ts';

const NOW = Date.parse('2026-11-05T09:00+05:30');
const columns = ['id', 'until', 'from'];

it.each([
  ['', '', null],
  ['', 'tomorrow', null],
  ['', '2026-11-05T10:00+05:30', 'Live until 5 Nov 2026, 10:00 am'],
  ['2026-11-05T09:00+05:30', '', 'Live'],
  ['2026-11-05T09:01+05:30', '', 'Scheduled for 5 Nov 2026, 9:01 am'],
  ['', '2026-11-05T03:30Z', 'Expired on 5 Nov 2026, 9:00 am'],
])('from "%s" until "%s" a banner is: %s', (from, until, text) => {
  expect(scheduleOfRow(columns, ['a', until, from], NOW)?.text ?? null).toBe(text);
});

it('a file without the columns has no schedule', () => {
  expect(scheduleOfRow(['id'], ['a'], NOW)).toBeNull();
});

it.each([
  [{ verdict: 'good', status: 200 }, null],
  [{ verdict: 'dead', status: 404 }, 'Broken link (404)'],
  [{ verdict: 'moved', status: 200, movedTo: '/new' }, 'Redirects to /new'],
  [{ verdict: 'unsure', status: 403 }, 'Unexpected response (403)'],
  [{ verdict: 'unreached' }, 'No response'],
  [{ verdict: 'refused' }, 'Private address: cannot be checked from here'],
] as const)('a link that is %j shows: %s', (link, text) => {
  expect(formatLink({ address: '/a', ...link })).toBe(text);
});
