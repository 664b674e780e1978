import Type, { type TBoolean } from 'typebox';
import { REGISTRATION_STEPS } from '../constants.ts';
import { PROFILE_SLOTS_MAX } from '../interview-limits.ts';
import { orNull } from '../or-null.ts';

/** The parts of a profile's percentage, by the spec's names. */
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
  /** The missing parts with the percentage each would add, largest first. */
  next: Type.Array(Type.Object({ part: CompletenessPart, percent: Type.Integer({ minimum: 1 }) })),
  appliedJobCount: Type.Integer({ minimum: 0 }),
  savedJobCount: Type.Integer({ minimum: 0 }),
  /** Interviews that are booked and not over. */
  interviewSlots: InterviewSlots,
});
export type Completeness = Type.Static<typeof Completeness>;

export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** The progress of a registration. */
export const Registration = Type.Object({
  /** Saved or skipped, in any order. */
  done: Type.Array(Type.Enum(REGISTRATION_STEPS)),
  /** The first step that is neither done nor skipped; null when none is left. */
  next: orNull(Type.Enum(REGISTRATION_STEPS)),
});
export type Registration = Type.Static<typeof Registration>;
