import { expect, it } from 'vitest';
import { readTimeScale, scaleOf } from './time-scale.mjs';

const REFERENCE = { workMs: 80, startMs: 45, cores: 2 };

it('leaves limits as they are on a machine that is as fast or faster', () => {
  expect(scaleOf(REFERENCE)).toBe(1);
  expect(scaleOf({ workMs: 20, startMs: 10, cores: 16 })).toBe(1);
});

it('scales limits by what is slowest: work, process start, or too few cores', () => {
  expect(scaleOf({ ...REFERENCE, workMs: 200 })).toBe(2.5);
  expect(scaleOf({ ...REFERENCE, startMs: 135 })).toBe(3);
  expect(scaleOf({ ...REFERENCE, cores: 1 })).toBe(2);
  expect(scaleOf({ ...REFERENCE, workMs: 80_000 })).toBe(10);
});

it('measures once, and hands the scale to the processes of the run', () => {
  const env: NodeJS.ProcessEnv = {};
  let measured = 0;
  const measure = () => {
    measured += 1;
    return { ...REFERENCE, workMs: 160 };
  };
  expect([readTimeScale(env, measure), readTimeScale(env, measure)]).toEqual([2, 2]);
  expect([env.TEST_TIME_SCALE, measured]).toEqual(['2', 1]);
});

it('measures anew where the environment names no scale', () => {
  const measure = () => REFERENCE;
  expect(readTimeScale({ TEST_TIME_SCALE: 'fast' }, measure)).toBe(1);
  expect(readTimeScale({ TEST_TIME_SCALE: '0.2' }, measure)).toBe(1);
  expect(readTimeScale({ TEST_TIME_SCALE: '3.5' }, measure)).toBe(3.5);
});
