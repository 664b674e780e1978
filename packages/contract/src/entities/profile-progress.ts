import Type, { type TBoolean } from 'typebox';
import { REGISTRATION_STEPS } from '../constants.ts';
import { PROFILE_SLOTS_MAX } from '../interview-limits.ts';
import { orNull } from './profile-fields.ts';

/** What the percentage of a profile is made of, by the spec's names. */
export const COMPLETENESS_PARTS = [
  'personalDetails',
  'professionalDetails',
  'educationDetails',
  'resumeAttached',
  'followKeywords',
  'profilePicture',
  'profileVideoAudio',
  'verificationEmail',
  'verificationPhone',
  'skills',
  'recommendations',
  'connectionsLinkedIn',
  'connectionsFacebook',
  'connectionsTwitter',
] as const;
export const CompletenessPart = Type.Enum(COMPLETENESS_PARTS);
export type CompletenessPart = Type.Static<typeof CompletenessPart>;

const InterviewSlots = Type.Object({
  count: Type.Integer({ minimum: 0 }),
  /** The soonest of them. */
  slots: Type.Array(
    Type.Object({
      slotId: Type.Integer({ minimum: 1 }),
      calendarId: Type.Integer({ minimum: 1 }),
      startsAt: Type.String({ description: 'ISO 8601' }),
    }),
    { maxItems: PROFILE_SLOTS_MAX },
  ),
});

export const Completeness = Type.Object({
  percentage: Type.Integer({ minimum: 0, maximum: 100 }),
  ...(Object.fromEntries(COMPLETENESS_PARTS.map((part) => [part, Type.Boolean()])) as Record<
    CompletenessPart,
    TBoolean
  >),
  /** What is missing and by how many percent it would raise, the most first. */
  next: Type.Array(Type.Object({ part: CompletenessPart, percent: Type.Integer({ minimum: 1 }) })),
  appliedJobCount: Type.Integer({ minimum: 0 }),
  savedJobCount: Type.Integer({ minimum: 0 }),
  /** Interviews that are booked and not over. */
  interviewSlots: InterviewSlots,
});
export type Completeness = Type.Static<typeof Completeness>;

export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** How far a registration has come. */
export const Registration = Type.Object({
  /** Saved or skipped, in any order. */
  done: Type.Array(Type.Enum(REGISTRATION_STEPS)),
  /** The first that is neither; null when all are. */
  next: orNull(Type.Enum(REGISTRATION_STEPS)),
});
export type Registration = Type.Static<typeof Registration>;
