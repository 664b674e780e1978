import { expect, it } from 'vitest';
import { takeShuffled } from './shuffle.ts';

const items = Array.from({ length: 50 }, (_, index) => index);

it('takes the same items in the same order for one seed', () => {
  expect(takeShuffled(items, 8, 'a')).toEqual(takeShuffled(items, 8, 'a'));
});

it('takes others for another seed, each at most once', () => {
  const taken = takeShuffled(items, 8, 'a');
  expect(taken).not.toEqual(takeShuffled(items, 8, 'b'));
  expect(new Set(taken).size).toBe(8);
});

it('takes all items if more are requested', () => {
  expect(takeShuffled([1, 2], 5, 'a').sort()).toEqual([1, 2]);
});

it('favours no position: every item comes first about as often as any other', () => {
  const leads = new Map<number, number>();
  for (let seed = 0; seed < 4000; seed += 1) {
    const [lead = -1] = takeShuffled([0, 1, 2, 3], 1, `seed ${seed}`);
    leads.set(lead, (leads.get(lead) ?? 0) + 1);
  }
  for (const count of leads.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
