import { expect, it } from 'vitest';
import { documentOf } from '../../changes/change.fixture.ts';
import { writeExperiment } from '../draft-experiments.ts';
import { experimentOf, newTrial } from './trial.ts';
import { armFaultOf, nameFaultOf, tryEdit } from './trial-faults.ts';

const LIVE = '{ "page": "home", "blocks": { "a": { "type": "text" } }, "order": ["a"] }';
const EDITED = LIVE.replace('["a"]', '[]');
const trial = newTrial('home', () => false);
const live = { text: LIVE, digest: 'as-it-was' };
const texts = { live, experiments: '' };
const document = documentOf('layouts/home.json', EDITED, { base: live.digest });

it('an experiment has the selected values, and no defaults', () => {
  expect(experimentOf('home', trial)).toEqual({
    page: 'home',
    unit: 'visitor',
    variants: { control: 50, next: 50 },
    status: 'running',
  });
  const who = { when: { brand: ['tech' as const] }, until: '2026-12-01T00:00:00Z' };
  const submitted = { ...trial, hypothesis: ' More. ', percent: 33.3, coverage: 0.5, who };
  expect(experimentOf('home', { ...submitted, starts: 'draft' })).toEqual({
    page: 'home',
    unit: 'visitor',
    hypothesis: 'More.',
    ...who,
    variants: { control: 66.7, next: 33.3 },
    coverage: 0.5,
    status: 'draft',
  });
});

it('starts with a unique name', () => {
  const taken = ['women_at_work-trial', 'women-at-work-trial', 'women-at-work-trial-2'];
  expect(newTrial('women_at_work', (name) => taken.includes(name)).experiment).toBe(
    'women-at-work-trial-3',
  );
});

it('a name of another experiment, an empty name and control are refused', () => {
  const experiments = writeExperiment('', 'home-trial', experimentOf('home', trial));
  expect(nameFaultOf('home', trial, experiments)).toBeNull();
  const other = { ...trial, percent: 10 };
  expect(nameFaultOf('home', other, experiments)).toContain('already in use');
  expect(nameFaultOf('home', { ...trial, experiment: 'Home!' }, '')).toContain(
    'Use lower-case letters',
  );
  expect(armFaultOf({ ...trial, arm: 'control' })).toContain('is the live page');
  expect([armFaultOf(trial), armFaultOf({ ...trial, arm: '' })]).toEqual([
    null,
    expect.stringContaining('Use lower-case letters'),
  ]);
});

it('an edit is tested against its own live page, and no other', () => {
  expect(tryEdit(document, texts, trial)).toHaveProperty('text');
  const refusal = (of: Parameters<typeof tryEdit>) => {
    const made = tryEdit(...of);
    return 'refused' in made ? made.refused.join() : 'made';
  };
  const moved = { ...texts, live: { ...live, digest: 'as-it-is-now' } };
  expect(refusal([document, moved, trial])).toContain('has changed since you started editing');
  expect(refusal([document, { ...texts, live: null }, trial])).toContain('Home is not live yet');
  expect(refusal([{ ...document, text: null }, texts, trial])).toContain(
    'only restores the original',
  );
  expect(refusal([document, { ...texts, experiments: '{' }, trial])).toContain('are damaged');
});
