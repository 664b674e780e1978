import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('finds a schedule that ends before it starts', () => {
  const { marks, positions, messages } =
    findInExample(`{ "page": "home", "blocks": { "a": { "type": "text" }, "b": { "type": "text", "when": {
  "from": "2026-11-10T00:00:00+05:30",
  "until": ▶"2026-11-10T00:00:00+05:30" } } }, "order": ["a", "b"] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'SCHEDULE_EMPTY the schedule ends at 2026-11-10T00:00:00+05:30, not after it begins at 2026-11-10T00:00:00+05:30',
  ]);
});

it('checks dates against the calendar', () => {
  const { marks, positions, messages } = findInExample(
    `{ "page": "home", "blocks": { "a": { "type": "text" }, "b": { "type": "text", "when": { "from": ▶"2026-02-30T00:00:00Z" } } }, "order": ["a", "b"] }`,
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual(['SCHEDULE_EMPTY 2026-02-30T00:00:00Z is no date of the calendar']);
});
