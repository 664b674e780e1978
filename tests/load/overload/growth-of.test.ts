import { expect, it } from 'vitest';
import { growthOf } from './growth-of.ts';

it('tells the rise of a line, and none of what goes up and down', () => {
  expect(growthOf([100, 101, 102, 103, 104, 105])).toBeCloseTo(0.05);
  expect(growthOf([100, 104, 100, 104, 100, 104, 100])).toBeCloseTo(0);
  expect(growthOf([110, 105, 100])).toBeCloseTo(-0.0909, 3);
});
