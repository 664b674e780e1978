import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exampleContent } from './example-content.ts';
import { changeAfter, open, replaceFile, write } from './test-store.fixture.ts';

const METRICS = 'layouts/metrics.json';
const applied = {
  name: 'Applied',
  description: 'People who applied.',
  kind: 'share',
  source: 'apply',
  unit: 'none',
  window: 14,
  better: 'more',
  owner: 'Seekers',
};
const home = `{ "page": "home", "blocks": { "a": { "type": "text" }, "b": { "type": "text" } }, "order": ["a", "b"],
  "variants": [{ "name": "v", "when": { "experiment": { "home-order": ["b"] } }, "order": ["b", "a"] }] }`;
const experiments = {
  'home-order': {
    page: 'home',
    unit: 'visitor',
    variants: { control: 50, b: 50 },
    status: 'running',
    plan: { primary: 'applied', effect: 0.05, days: 28 },
  },
};
const openSite = async () => {
  const dir = await write(
    exampleContent({
      'layouts/home.json': home,
      'layouts/experiments.json': JSON.stringify(experiments),
      [METRICS]: JSON.stringify({ applied }),
    }),
  );
  const { store } = await open(dir);
  const save = (metric: object) =>
    changeAfter(store, () => replaceFile(join(dir, METRICS), JSON.stringify({ applied: metric })));
  return { store, save };
};

it('a running site refuses another definition of a metric that a started plan names', async () => {
  const { store, save } = await openSite();
  expect(store.faults()).toEqual([]);
  await save({ ...applied, window: 7 });
  expect(store.faults().map(({ file, code }) => `${file} ${code}`)).toEqual([
    'layouts/experiments.json PLAN_CHANGED',
  ]);
  expect(store.current().metrics.get('applied')?.window).toBe(14);
});

it('the name of a metric changes no revision of the content, and is served', async () => {
  const { store, save } = await openSite();
  const { revision } = store.current();
  await save({ ...applied, name: 'Applicants' });
  expect(store.faults()).toEqual([]);
  expect(store.current().metrics.get('applied')?.name).toBe('Applicants');
  expect(store.current().revision).toBe(revision);
});
