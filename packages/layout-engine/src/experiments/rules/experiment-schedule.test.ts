import { expect, it } from 'vitest';
import { findInExperiments } from '../find-in-experiments.ts';

const REST = '"page": "home", "unit": "visitor", "variants": { "control": 100 }, "status": "draft"';

it('finds periods that end before they start, and days that do not exist', () => {
  const { marks, positions, messages } = findInExperiments(`{
    "x": { ${REST}, "from": "2027-02-01T00:00:00Z", "until": ▶"2027-02-01T05:30:00+05:30" },
    "y": { ${REST}, "from": ▶"2027-02-29T00:00:00Z" },
    "z": { ${REST}, "from": "2027-02-01T00:00:00Z", "until": "2027-02-01T00:00:01Z" } }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'SCHEDULE_EMPTY the schedule ends at 2027-02-01T05:30:00+05:30, not after it begins at 2027-02-01T00:00:00Z',
    'SCHEDULE_EMPTY 2027-02-29T00:00:00Z is no date of the calendar',
  ]);
});
