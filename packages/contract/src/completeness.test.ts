import { describe, expect, it } from 'vitest';
import {
  COMPLETENESS_WEIGHTS,
  type CompletenessFacts,
  completenessOf,
  resumeReadinessOf,
} from './completeness.ts';
import { COMPLETENESS_PARTS, type CompletenessPart } from './entities/profile.ts';

const NOTHING: CompletenessFacts = {
  dob: null,
  countryCode: null,
  currentCity: null,
  experienceStatus: null,
  experienceMonths: null,
  functionalArea: null,
  positions: 0,
  educations: 0,
  skills: 0,
  followedKeywords: 0,
  hasResume: false,
  hasPicture: false,
  hasVideoOrAudio: false,
  hasPhone: false,
  isEmailVerified: false,
  isPhoneVerified: false,
  recommendations: 0,
  connections: [],
  appliedJobs: 0,
  savedJobs: 0,
  interviewSlots: { count: 0, slots: [] },
};
/** The facts that complete each part. */
const COMPLETE: Readonly<Record<CompletenessPart, Partial<CompletenessFacts>>> = {
  personalDetails: { dob: '1995-04-01', countryCode: 'IN', currentCity: 4 },
  professionalDetails: {
    experienceStatus: 'experienced',
    experienceMonths: 30,
    functionalArea: 1,
    positions: 1,
  },
  educationDetails: { educations: 1 },
  resumeAttached: { hasResume: true },
  followKeywords: { followedKeywords: 1 },
  profilePicture: { hasPicture: true },
  profileVideoAudio: { hasVideoOrAudio: true },
  verificationEmail: { isEmailVerified: true },
  verificationPhone: { isPhoneVerified: true },
  skills: { skills: 1 },
  recommendations: { recommendations: 1 },
  connectionsLinkedIn: { connections: ['linkedin'] },
  connectionsFacebook: { connections: ['facebook'] },
  connectionsTwitter: { connections: ['twitter'] },
};
const EVERYTHING = Object.assign({}, NOTHING, ...Object.values(COMPLETE), {
  connections: ['linkedin', 'facebook', 'twitter'],
}) as CompletenessFacts;

describe('completeness', () => {
  it('is 0 percent for an empty profile, and 100 with every part', () => {
    const none = completenessOf(NOTHING);
    expect(none.percentage).toBe(0);
    expect(none.next.map(({ percent }) => percent)).toEqual(
      Object.values(COMPLETENESS_WEIGHTS).toSorted((one, other) => other - one),
    );
    const interviewSlots = {
      count: 1,
      slots: [{ slotId: 71, calendarId: 5, startsAt: '2026-11-25T04:30:00.000Z' }],
    };
    const all = completenessOf({ ...EVERYTHING, appliedJobs: 3, savedJobs: 2, interviewSlots });
    expect(all).toMatchObject({ percentage: 100, next: [], appliedJobCount: 3, savedJobCount: 2 });
    expect(all.interviewSlots).toEqual(interviewSlots);
  });

  it.each(COMPLETENESS_PARTS)('%s is a matter of its own facts, and of all of them', (part) => {
    const only = completenessOf({ ...NOTHING, ...COMPLETE[part] });
    const complete = COMPLETENESS_PARTS.filter((each) => only[each]);
    expect(complete).toEqual([part]);
    expect(only.percentage).toBe(COMPLETENESS_WEIGHTS[part]);
    expect(only.next.map((missing) => missing.part)).not.toContain(part);
    for (const name of Object.keys(COMPLETE[part]) as (keyof CompletenessFacts)[])
      expect(completenessOf({ ...NOTHING, ...COMPLETE[part], [name]: NOTHING[name] })[part]).toBe(
        false,
      );
  });

  it('requires no experience of a fresher', () => {
    const fresher = completenessOf({ ...NOTHING, experienceStatus: 'fresher' });
    expect(fresher.professionalDetails).toBe(true);
  });
});

it('a resume is ready when it has contact details and content', () => {
  expect(resumeReadinessOf(NOTHING)).toBe(0);
  expect(resumeReadinessOf({ ...NOTHING, skills: 2, educations: 1 })).toBe(40);
  expect(resumeReadinessOf({ ...NOTHING, experienceStatus: 'fresher' })).toBe(20);
  expect(resumeReadinessOf({ ...EVERYTHING, hasPhone: true })).toBe(100);
});
