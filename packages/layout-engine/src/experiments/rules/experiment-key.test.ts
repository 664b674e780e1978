import { expect, it } from 'vitest';
import { findInExperiments } from '../find-in-experiments.ts';

const REST =
  '{ "page": "home", "unit": "visitor", "variants": { "control": 100 }, "status": "draft" }';

it('finds keys that no condition of a layout could name, and that of rollouts', () => {
  const { marks, positions, messages } = findInExperiments(
    `{ "home-order": ${REST}, ▶"Home": ${REST}, ▶"9-lives": ${REST}, "constructor": ${REST}, ▶"": ${REST},
      ▶"${'a'.repeat(49)}": ${REST}, ▶"rollout": ${REST}, "rollouts": ${REST} }`,
  );
  expect(positions).toEqual(marks);
  expect(messages[0]).toBe('EXPERIMENT_KEY "Home" cannot be the key of an experiment');
});
