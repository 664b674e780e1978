import { createHash } from 'node:crypto';
import type { RolloutArmName } from '@broadsheet/contract/studio/rollout';
import type { Assignment, Participant } from '@broadsheet/experiments/assignment';

import type { Participation } from '../../experiments/resolve-participant.ts';

/** Somebody who is counted in a rollout. */
export interface RolledOut {
  readonly participation: Participation;
  readonly assignment: Assignment;
}

const BUCKET_BYTES = 6;

/**
 * Where a browser stands in a rollout, from 0 to below 1: the same at every request and on every replica, another in
 * each rollout, and nothing that the places of experiments follow from.
 */
const bucketOf = (number: number, visitorId: string): number => {
  const hash = createHash('sha256').update(`rollout ${number} ${visitorId}`).digest();
  return hash.readUIntBE(0, BUCKET_BYTES) / 256 ** BUCKET_BYTES;
};

/** A larger share adds people, and moves nobody out. */
export const rolloutArm = (
  { number, share }: { readonly number: number; readonly share: number },
  { visitorId }: Pick<Participant, 'visitorId'>,
): RolloutArmName => (bucketOf(number, visitorId) < share ? 'next' : 'live');
