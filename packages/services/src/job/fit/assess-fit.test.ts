import { describe, expect, it } from 'vitest';
import { assessFit, type JobDemand, type OwnFacts } from './assess-fit.ts';

const job: JobDemand = {
  skills: ['Java', 'Kafka', 'Spring Boot', 'Docker'],
  minYears: 3,
  maxYears: 5,
  cityIds: [2, 4],
  workFromHome: false,
  payMaxLakh: 20,
};
const own: OwnFacts = {
  skills: ['java', 'Spring Boot', 'Docker', 'Excel'],
  months: 48,
  cityId: 2,
  preferredCityIds: [],
  expectedLakh: 18,
  negotiable: false,
};
const assess = (changes: Partial<JobDemand> = {}, facts: Partial<OwnFacts> = {}) =>
  assessFit({ ...job, ...changes }, { ...own, ...facts });

describe('a fit', () => {
  it('weighs skills, experience, location and salary', () => {
    const fit = assess();
    expect(fit.skills).toEqual({
      share: 0.75,
      matched: ['Java', 'Spring Boot', 'Docker'],
      missing: ['Kafka'],
    });
    // 45 of 100 points for skills, a quarter of them missing.
    expect(fit.percent).toBe(89);
  });

  it('is 100 for who has all of it, and names nothing that the profile does not have', () => {
    const fit = assess({ skills: ['Java', 'JAVA '] });
    expect(fit.percent).toBe(100);
    expect(fit.skills).toMatchObject({ matched: ['JAVA'], missing: [] });
  });

  it('leaves out what the job or the profile does not say', () => {
    const fit = assess({ skills: [], payMaxLakh: null }, { months: 12, cityId: null });
    expect(fit.salary.share).toBeNull();
    expect(fit.location).toEqual({ share: null, match: 'unknown' });
    // Two years less than three, of five after which nothing counts: experience alone decides.
    expect(fit.percent).toBe(60);
  });

  it('is unknown without skills and experience, whatever the city and pay', () => {
    expect(assess({}, { skills: [], months: null }).percent).toBeNull();
  });

  it('never falls when a missing skill is learnt', () => {
    let last = -1;
    for (let known = 0; known <= job.skills.length; known += 1) {
      const { percent } = assess({}, { skills: ['Excel', ...job.skills.slice(0, known)] });
      expect(percent).toBeGreaterThan(last);
      last = percent ?? -1;
    }
  });
});

describe('experience', () => {
  it.each([
    [36, 0],
    [71, 0],
    [72, 1],
    [24, -12],
  ])('of %i months is %i months outside 3 to 5 years', (months, outside) => {
    expect(assess({}, { months }).experience.monthsOutside).toBe(outside);
  });

  it('of a fresher fits a job for freshers', () => {
    const fit = assess({ minYears: 0, maxYears: 0 }, { months: 0 });
    expect(fit.experience).toMatchObject({ share: 1, monthsOutside: 0 });
  });
});

describe('location', () => {
  it.each([
    [{}, { cityId: 4 }, 'lives'],
    [{}, { cityId: 9, preferredCityIds: [4] }, 'prefers'],
    [{}, { cityId: 9 }, 'elsewhere'],
    [{ workFromHome: true }, { cityId: null }, 'anywhere'],
    [{ cityIds: [] }, { cityId: 9 }, 'anywhere'],
  ])('of %j and %j is %s', (changes, facts, match) => {
    expect(assess(changes, facts).location.match).toBe(match);
  });
});

describe('salary', () => {
  it('that is too low counts less, and less so for who negotiates', () => {
    const [firm, open] = [false, true].map(
      (negotiable) => assess({}, { expectedLakh: 25, negotiable }).salary.share ?? 0,
    );
    expect(firm).toBeCloseTo(0.6);
    expect(open).toBeCloseTo(0.8);
    expect(assess({}, { expectedLakh: 90 }).salary.share).toBe(0);
  });
});
