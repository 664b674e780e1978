import { consentCookie } from '@broadsheet/contract/consent';
import type { Participant, StoredBuckets } from '@broadsheet/experiments/assignment';
import { readArmsCookie } from './arms-cookie.ts';

/** A participant in experiments, with their stored arms. */
export interface Participation {
  readonly participant: Participant;
  readonly storedBuckets: StoredBuckets;
  /** The browser got its visitor id with this request. */
  readonly isNew: boolean;
}

export interface ParticipantHints {
  readonly crawler: boolean;
  readonly consentCookie: string | undefined;
  readonly visitorCookie: string | undefined;
  /** The content of the arms cookie; null without one or without our signature. */
  readonly armsCookie: string | null;
  /** The signed-in seeker, if the session was looked up. */
  readonly seekerId: string | null;
}

/** The consent cookie of the current consent version. */
const AGREED = consentCookie('all');

/** The format of a visitor id. */
export const VISITOR_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Resolves the participant; null for crawlers and without consent.
 * @param createId creates the id of a first-time visitor.
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
