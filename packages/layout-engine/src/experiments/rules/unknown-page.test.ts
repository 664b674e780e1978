import { expect, it } from 'vitest';
import { findInExperiments } from '../find-in-experiments.ts';

it('finds pages that do not exist', () => {
  const { marks, positions, messages, findings } = findInExperiments(
    `{ "x": { "page": ▶"homee", "unit": "visitor", "variants": { "control": 100 }, "status": "draft" },
      "y": { "page": ▶"toString", "unit": "visitor", "variants": { "control": 100 }, "status": "draft" } }`,
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'UNKNOWN_PAGE there is no page "homee"',
    'UNKNOWN_PAGE there is no page "toString"',
  ]);
  expect(findings[0]?.mend).toBe('Did you mean "home"?');
});
