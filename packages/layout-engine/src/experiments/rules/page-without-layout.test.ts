import { expect, it } from 'vitest';
import { findInExperiments } from '../find-in-experiments.ts';

const text = `{ "x": { "page": ▶"faq", "unit": "visitor", "variants": { "control": 100 }, "status": "draft" } }`;

it('finds pages without a layout', () => {
  const { marks, positions, messages } = findInExperiments(text);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'PAGE_WITHOUT_LAYOUT page "faq" has no layout that could ask for this experiment',
  ]);
});

it('is content with a layout that is at fault itself', () => {
  expect(findInExperiments(text, { broken: ['faq'] }).messages).toEqual([]);
});
