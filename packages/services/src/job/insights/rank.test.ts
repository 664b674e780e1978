import { DAY_MS } from '@broadsheet/contract/durations';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { describe, expect, it } from 'vitest';
import { type Applicant, partsOf, RANK_WEIGHTS, type RankedJob } from './rank.ts';
import { reasonsOf } from './rank-reasons.ts';
import { rankOf } from './slow-rank.fixture.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const [JAVA, KAFKA, DOCKER] = [1, 2, 3];
const JOB: RankedJob = { tagIds: [JAVA, KAFKA, DOCKER], minYears: 3, maxYears: 5 };
const LABELS = new Map([
  [JAVA, { label: 'Java' }],
  [KAFKA, { label: 'Kafka' }],
  [DOCKER, { label: 'Docker' }],
]);
const best: Applicant = {
  seekerId: 1,
  appliedAt: NOW - 5 * DAY_MS,
  tagIds: [JAVA, KAFKA, DOCKER],
  months: 48,
  city: 'current',
  updatedAt: NOW,
};
const own: Applicant = { ...best, seekerId: 9, appliedAt: NOW };
const rank = (...others: Applicant[]) => rankOf(JOB, [...others, own], 9, NOW);
const reasons = (changes: Partial<Applicant>, others: readonly Applicant[] = [best]) => {
  const found = rankOf(JOB, [...others, { ...own, ...changes }], 9, NOW);
  return found && reasonsOf(builtInMessages().rank, JOB, found, LABELS, NOW);
};

describe('parts of an application', () => {
  it('weigh a hundred in all', () => {
    expect(Object.values(RANK_WEIGHTS).reduce<number>((sum, weight) => sum + weight, 0)).toBe(100);
    expect(partsOf(JOB, best, NOW)).toEqual({ skills: 1, experience: 1, city: 1, freshness: 1 });
  });

  it.each([
    [36, 1],
    [71, 1],
    [35, 59 / 60],
    [84, 47 / 60],
    [0, 24 / 60],
    [240, 0],
    [null, 0],
  ])('%s months of experience count %f where 3 to 5 years are asked for', (months, part) => {
    expect(partsOf(JOB, { ...best, months }, NOW).experience).toBeCloseTo(part);
  });

  it('are less for fewer skills, for a city that is only preferred, and for an old profile', () => {
    const less = { ...best, tagIds: [JAVA], city: 'preferred' as const };
    expect(partsOf(JOB, less, NOW)).toMatchObject({ skills: 1 / 3, city: 0.6 });
    const fresh = (days: number) =>
      partsOf(JOB, { ...best, updatedAt: NOW - days * DAY_MS }, NOW).freshness;
    expect([fresh(30), fresh(365), fresh(900)]).toEqual([1, 0, 0]);
    expect(fresh(200)).toBeGreaterThan(fresh(201));
  });

  it('are whole where a job asks for no skill', () => {
    expect(partsOf({ ...JOB, tagIds: [] }, { ...best, tagIds: [] }, NOW).skills).toBe(1);
  });
});

describe('a standing', () => {
  it('counts who is better, and of equals who was earlier', () => {
    const worse = { ...best, seekerId: 2, tagIds: [JAVA] };
    const later = { ...own, seekerId: 3, appliedAt: NOW + 1 };
    expect(rank(best, worse, later)).toMatchObject({ rank: 2, outOf: 4, percentile: 66 });
    expect(rank()).toMatchObject({ rank: 1, outOf: 1, percentile: 100 });
    expect(rankOf(JOB, [best], 9, NOW)).toBeUndefined();
  });

  it('sets who has not applied behind equals', () => {
    const would = { ...own, seekerId: 0, appliedAt: null };
    expect(rankOf(JOB, [would, best], 0, NOW)).toMatchObject({ rank: 2, outOf: 2 });
  });
});

describe('reasons', () => {
  it('name the skills that those before have, what costs most first', () => {
    const lacking = { tagIds: [JAVA], months: 12, city: 'elsewhere' as const };
    expect(reasons(lacking)).toEqual([
      'Many applicants ahead of you have these skills: Kafka, Docker.',
      "This job isn't in your city or a city you prefer.",
      'You have about 2 years less experience than this job needs.',
    ]);
    const javaOnly = { ...best, seekerId: 2, tagIds: [JAVA, KAFKA] };
    expect(reasons({ tagIds: [JAVA] }, [javaOnly])).toEqual([
      'Many applicants ahead of you have these skills: Kafka.',
    ]);
  });

  it('tell an old profile, untold experience, and that there is nothing to better', () => {
    expect(reasons({ updatedAt: NOW - 100 * DAY_MS })).toEqual([
      'You last updated your profile 3 months ago.',
    ]);
    expect(reasons({ months: null })).toEqual(["You haven't added your experience."]);
    expect(reasons({})).toEqual([
      'Applicants ahead of you match equally well and applied earlier.',
    ]);
    expect(reasons({}, [])).toEqual(["You're the best match so far."]);
  });
});
