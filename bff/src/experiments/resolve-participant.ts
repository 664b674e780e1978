import { consentCookie } from '@broadsheet/contract/consent';
import type { Participant, StoredBuckets } from '@broadsheet/experiments/assignment';
import { readArmsCookie } from './arms-cookie.ts';

/** Somebody who takes part in experiments, with what is kept of them. */
export interface Participation {
  readonly participant: Participant;
  readonly storedBuckets: StoredBuckets;
  /** Met on this very request: the browser has no visitor id yet. */
  readonly isNew: boolean;
}

export interface ParticipantHints {
  readonly crawler: boolean;
  readonly consentCookie: string | undefined;
  readonly visitorCookie: string | undefined;
  /** What the cookie of kept arms says; null without one or with a signature that is not ours. */
  readonly armsCookie: string | null;
  /** Who is signed in, as far as the answer has looked. */
  readonly seekerId: string | null;
}

/** To the question as it is asked now. */
const AGREED = consentCookie('all');

/** The id that a browser keeps for itself. */
export const VISITOR_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Who takes part in experiments; null for crawlers and for all who have not agreed.
 * @param createId makes the id of a visitor who is met for the first time.
 */
export const resolveParticipant = (
  hints: ParticipantHints,
  createId: () => string,
): Participation | null => {
  if (hints.crawler || hints.consentCookie !== AGREED) return null;
  const known = VISITOR_ID.test(hints.visitorCookie ?? '') ? hints.visitorCookie : undefined;
  const { seekerId } = hints;
  const visitorId = known ?? createId();
  return {
    participant: { visitorId, seekerId },
    storedBuckets: readArmsCookie(hints.armsCookie, { visitorId, seekerId }),
    isNew: known === undefined,
  };
};
