import {
  COMPLETENESS_PARTS,
  type Completeness,
  type CompletenessPart,
} from './entities/profile.ts';

type Parts = Readonly<Record<CompletenessPart, boolean>>;

/** The percentage of each part: what employers check first weighs more. The sum is 100. */
export const COMPLETENESS_WEIGHTS: Readonly<Record<CompletenessPart, number>> = {
  resumeAttached: 18,
  professionalDetails: 15,
  personalDetails: 12,
  educationDetails: 10,
  skills: 8,
  profilePicture: 6,
  verificationEmail: 6,
  verificationPhone: 6,
  followKeywords: 5,
  profileVideoAudio: 5,
  recommendations: 3,
  connectionsLinkedIn: 2,
  connectionsFacebook: 2,
  connectionsTwitter: 2,
};

/** The facts that decide how complete a profile is. */
export interface CompletenessFacts {
  readonly dob: string | null;
  readonly countryCode: string | null;
  readonly currentCity: number | null;
  readonly experienceStatus: 'fresher' | 'experienced' | null;
  readonly experienceMonths: number | null;
  readonly functionalArea: number | null;
  readonly positions: number;
  readonly educations: number;
  readonly skills: number;
  readonly followedKeywords: number;
  readonly hasResume: boolean;
  readonly hasPicture: boolean;
  /** Either will do. */
  readonly hasVideoOrAudio: boolean;
  readonly hasPhone: boolean;
  readonly isEmailVerified: boolean;
  readonly isPhoneVerified: boolean;
  /** Written, and accepted by the seeker. */
  readonly recommendations: number;
  readonly connections: readonly ('linkedin' | 'facebook' | 'twitter')[];
  readonly appliedJobs: number;
  readonly savedJobs: number;
  readonly interviewSlots: Completeness['interviewSlots'];
}

/** Seekers with experience must name a position; freshers only state that they are freshers. */
const hasWork = (facts: CompletenessFacts): boolean => {
  if (facts.experienceStatus === 'fresher') return true;
  return facts.experienceMonths !== null && facts.functionalArea !== null && facts.positions > 0;
};

const partsOf = (facts: CompletenessFacts): Parts => ({
  personalDetails: facts.dob !== null && facts.countryCode !== null && facts.currentCity !== null,
  professionalDetails: facts.experienceStatus !== null && hasWork(facts),
  educationDetails: facts.educations > 0,
  resumeAttached: facts.hasResume,
  followKeywords: facts.followedKeywords > 0,
  profilePicture: facts.hasPicture,
  profileVideoAudio: facts.hasVideoOrAudio,
  verificationEmail: facts.isEmailVerified,
  verificationPhone: facts.isPhoneVerified,
  skills: facts.skills > 0,
  recommendations: facts.recommendations > 0,
  connectionsLinkedIn: facts.connections.includes('linkedin'),
  connectionsFacebook: facts.connections.includes('facebook'),
  connectionsTwitter: facts.connections.includes('twitter'),
});

const sumOf = (parts: readonly CompletenessPart[]): number =>
  parts.reduce((sum, part) => sum + COMPLETENESS_WEIGHTS[part], 0);

/** How complete a profile is, and which missing parts would add the largest share. */
export const completenessOf = (facts: CompletenessFacts): Completeness => {
  const parts = partsOf(facts);
  const missing = COMPLETENESS_PARTS.filter((part) => !parts[part]);
  return {
    percentage: sumOf(COMPLETENESS_PARTS.filter((part) => parts[part])),
    ...parts,
    next: missing
      .map((part) => ({ part, percent: COMPLETENESS_WEIGHTS[part] }))
      .sort((one, other) => other.percent - one.percent),
    appliedJobCount: facts.appliedJobs,
    savedJobCount: facts.savedJobs,
    interviewSlots: facts.interviewSlots,
  };
};

const PERCENT = 100;

/** The percentage of a resume's contents that the profile has: contact, work, education and skills. */
export const resumeReadinessOf = (facts: CompletenessFacts): number => {
  const needed = [
    facts.hasPhone,
    facts.currentCity !== null,
    facts.experienceStatus === 'fresher' || facts.positions > 0,
    facts.educations > 0,
    facts.skills > 0,
  ];
  return Math.round((PERCENT * needed.filter(Boolean).length) / needed.length);
};
