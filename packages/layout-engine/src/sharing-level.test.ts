import { expect, it } from 'vitest';
import type { CompiledLayout } from './compiled-layout.ts';
import { exampleExperiments } from './experiments/example-experiments.ts';
import { findRunning, findViewerReason, sharingLevelOf } from './sharing-level.ts';

const compiledOf = (definition: object, keys: readonly string[] = []) =>
  ({
    blocks: [{ id: 'main', definition }],
    experiments: keys.map((key) => ({ key })),
  }) as unknown as CompiledLayout;
const plain = compiledOf({});
const own = compiledOf({ primary: true, personal: true });

it('makes a page of seekers, of a link and of its viewer for one viewer, and says why', () => {
  expect(findViewerReason('jobfeed', plain)).toEqual({ kind: 'seekers', block: null });
  expect(findViewerReason('home', own)).toEqual({ kind: 'block', block: 'main' });
  expect(findViewerReason('home', plain)).toBeNull();
  expect(findViewerReason('home', undefined)).toBeNull();
});

it('divides a page by fields and by experiments that run', () => {
  const facts = { isForViewer: false, classFields: [], hasExperiments: false };
  expect([
    sharingLevelOf(facts),
    sharingLevelOf({ ...facts, hasExperiments: true }),
    sharingLevelOf({ ...facts, classFields: ['device'] }),
    sharingLevelOf({ ...facts, isForViewer: true, hasExperiments: true }),
  ]).toEqual(['everyone', 'class', 'class', 'viewer']);
});

it('takes an experiment for running from its start to its end, if it has been started', () => {
  const [from, until] = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'];
  const experiments = exampleExperiments({
    draft: {},
    stopped: { status: 'stopped' },
    always: { status: 'running' },
    january: { status: 'running', from, until },
  });
  const compiled = compiledOf({}, ['always', 'draft', 'gone', 'january', 'stopped']);
  const runs = (start: number, end = start) => findRunning(compiled, experiments, start, end);
  const [starts, ends] = [Date.parse(from), Date.parse(until)];
  expect(runs(starts - 1)).toEqual(['always']);
  expect(runs(starts - 90_000, starts)).toEqual(['always', 'january']);
  expect(runs(ends - 1)).toEqual(['always', 'january']);
  expect(runs(ends, Number.POSITIVE_INFINITY)).toEqual(['always']);
});
