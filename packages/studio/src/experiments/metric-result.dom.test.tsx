import type { ArmConversion } from '@broadsheet/contract/experiment-report';
import { NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeOf, documentOf } from '../changes/change.fixture.ts';
import { exampleTypes } from '../editor/model/example-types.fixtures.ts';
import { newExperiment } from './draft-experiments.ts';
import { ExperimentForm } from './experiment-form.tsx';
import { MetricResult } from './metric-result.tsx';
import { SampleRatio } from './sample-ratio.tsx';

const control: ArmConversion = {
  arm: 'control',
  conversions: 100,
  rate: 0.1,
  interval: { low: 0.08, high: 0.12 },
  difference: null,
  differenceInterval: null,
};
const better: ArmConversion = {
  ...control,
  arm: 'b',
  rate: 0.13,
  difference: 0.03,
  differenceInterval: { low: 0.016, high: 0.044 },
};
const HOME = '{"page":"home","blocks":{"jobs":{"type":"jobs"}},"order":["jobs"]}';
const ratio = { units: 1_100, pValue: 0, chiSquare: 700, degrees: 1, alarm: false };

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});
const render = (node: React.ReactNode) => act(async () => root.render(node));

it('a metric is a verdict, a chart with a text, and the numbers in a table', async () => {
  const verdict = 'b is better by 1.6 to 4.4 points';
  const segment = { units: 2_000, verdict: 'a hint: b is better', arms: [control, better] };
  const none = { ...better, difference: 0.2, differenceInterval: null };
  const few = { units: 12, verdict: 'not enough data', arms: [control, none] };
  const of = {
    metric: 'apply' as const,
    verdict,
    arms: [control, better],
    brands: [{ brand: 'tech' as const, ...segment }],
    cohorts: [{ cohort: 'freshers' as const, ...few }],
  };
  await render(<MetricResult of={of} experiment="home-order" />);
  expect(container.textContent).toContain(verdict);
  expect(container.querySelector('svg')?.getAttribute('aria-label')).toBe(
    'Difference from the control group. b: +3 points, +1.6 to +4.4 points',
  );
  expect(container.querySelectorAll('tbody tr')[1]?.textContent).toContain(
    '13% (8 to 12%)+3 points',
  );
  const segments = container.querySelector('details');
  expect(segments?.textContent).toContain('hints');
  expect(segments?.querySelector('svg')?.getAttribute('aria-label')).toBe(
    'Difference from the control group. Tech site: +3 points, +1.6 to +4.4 points; Logged-in freshers: not enough data',
  );
  expect([...(segments?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent)).toEqual(
    [
      'Tech site2,00010%b: 13%+3 points (+1.6 to +4.4 points)',
      'Logged-in freshers1210%b: 13%not enough data',
    ],
  );
});

it('renders no chart without data', async () => {
  const none = {
    ...better,
    rate: null,
    interval: null,
    difference: null,
    differenceInterval: null,
  };
  const verdict = 'not enough data';
  const of = { metric: 'save' as const, verdict, arms: [control, none], brands: [], cohorts: [] };
  await render(<MetricResult of={of} experiment="home-order" />);
  expect(container.querySelector('svg')).toBeNull();
  expect(container.querySelectorAll('tbody tr')[1]?.textContent).toContain('not enough data');
});

it('an alarm of one site alone is red', async () => {
  const brands = [{ brand: 'tech' as const, ...ratio, alarm: true }];
  await render(<SampleRatio of={{ overall: ratio, brands, cohorts: [] }} />);
  expect(container.querySelector('[role="alert"].trouble')?.textContent).toContain(
    'these results are unreliable',
  );
  await render(<SampleRatio of={{ overall: ratio, brands: [], cohorts: [] }} />);
  expect(container.querySelector('[role="alert"]')).toBeNull();
});

it('a form shows when weights do not add up, and offers to assign the arms again', async () => {
  const live = { ...newExperiment('home'), status: 'running' as const };
  const onChange = vi.fn();
  const palette = { types: [], brands: [], experiments: {} };
  const experiment = { ...live, variants: { control: 90, b: 20 } };
  const file = { ...NO_EXPERIMENTS, byKey: new Map([['home-order', experiment]]) };
  const within = {
    name: 'home-order',
    change: changeOf({ documents: [documentOf('layouts/home.json', HOME)] }),
    experiments: file,
  };
  await render(<ExperimentForm {...within} {...{ experiment, live, palette, onChange }} />);
  expect(container.textContent).toContain('Total: 110%. It must be 100%.');
  const rerendered = [...container.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith('Restart with new groups'),
  );
  await act(async () => rerendered?.click());
  expect(onChange).toHaveBeenLastCalledWith({ ...experiment, bucketVersion: 2 });
});

it('a form offers the free range of a layer, and the blocks of the page by title', async () => {
  const experiment = newExperiment('home');
  const layer = { name: 'top', range: [0, 0.3] as [number, number] };
  const file = {
    ...NO_EXPERIMENTS,
    byKey: new Map([
      ['first', { ...experiment, layer }],
      ['second', experiment],
    ]),
  };
  const onChange = vi.fn();
  const palette = { types: [...exampleTypes.values()], brands: [], experiments: {} };
  const change = changeOf({ documents: [documentOf('layouts/home.json', HOME)] });
  const given = { change, experiments: file, live: undefined, palette, onChange };
  await render(<ExperimentForm name="second" experiment={experiment} {...given} />);
  const choose = async (label: string, value: string) => {
    const field = [...container.querySelectorAll('label')].find(
      (each) => each.textContent === label,
    );
    const select = field?.parentElement?.querySelector('select');
    if (!select) throw new Error(`no choice “${label}”`);
    await act(async () => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  await choose('Traffic pool', 'top');
  const own = { name: 'top', range: [0.3, 1] as [number, number] };
  expect(onChange).toHaveBeenLastCalledWith({ ...experiment, layer: own });
  await choose('Who to count', 'jobs');
  expect(onChange).toHaveBeenLastCalledWith({ ...experiment, activation: { block: 'jobs' } });
  const taken = { ...own, range: [0.2, 1] as [number, number] };
  await render(
    <ExperimentForm name="second" experiment={{ ...experiment, layer: taken }} {...given} />,
  );
  expect(container.textContent).toContain('This range overlaps with first');
  expect(container.querySelector('.layer-picture')?.textContent).toContain('first: 0% to 30%');
});
