import { describe, expect, it } from 'vitest';
import {
  EXPERIENCE_BANDS,
  groupOfBand,
  resolveExperienceBand,
  resolveExperienceGroup,
} from './experience.ts';

describe('experience bands', () => {
  it.each([
    [undefined, 1],
    [Number.NaN, 1],
    [0, 2],
    [1.9, 2],
    [2, 3],
    [3.99, 3],
    [4, 4],
    [6, 4],
    [7, 5],
    [10, 5],
    [15, 6],
    [20, 7],
    [25, 8],
    [26, 9],
    [60, 9],
    [-1, 2],
  ])('%s completed years are band %i', (years, band) => {
    expect(resolveExperienceBand(years)).toBe(band);
  });

  it.each([
    [0, 1],
    [3, 1],
    [4, 2],
    [7, 3],
    [15, 4],
    [16, 5],
    [40, 5],
  ])('%i completed years are group %i', (years, group) => {
    expect(resolveExperienceGroup(years)).toBe(group);
  });

  it('each belong to one group, except "Any"', () => {
    expect(EXPERIENCE_BANDS.map(({ id }) => groupOfBand(id))).toEqual([
      undefined,
      1,
      1,
      2,
      3,
      4,
      5,
      5,
      5,
    ]);
    expect(groupOfBand(99)).toBeUndefined();
  });
});
