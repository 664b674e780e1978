import type { UserContext } from '@growthbook/growthbook';
import type { Buckets, Participant, StoredBuckets } from './assignment.ts';
import type { CompiledExperiment } from './compile-experiment.ts';

type StickyDocs = NonNullable<UserContext['stickyBucketAssignmentDocs']>;

/** The stored arms of one experiment for a participant, by unit. */
export interface StoredArms {
  readonly visitor: string | undefined;
  readonly seeker: string | undefined;
}

/** An arm that the experiment no longer has, or of another bucket version, is ignored. */
export const selectStoredArms = (
  experiment: CompiledExperiment,
  participant: Participant,
  storedBuckets: StoredBuckets,
): StoredArms => ({
  visitor: armIn(storedBuckets.visitor, experiment),
  seeker:
    experiment.unit === 'seeker' && participant.seekerId
      ? armIn(storedBuckets.seeker, experiment)
      : undefined,
});

const armIn = (buckets: Buckets, { name, arms }: CompiledExperiment): string | undefined => {
  const arm = Object.hasOwn(buckets, name) ? buckets[name] : undefined;
  return arm !== undefined && arms.has(arm) ? arm : undefined;
};

/** The SDK's sticky buckets of one experiment; where both units have one, the seeker's counts. */
export const assembleStickyDocs = (
  { name }: CompiledExperiment,
  { visitorId, seekerId }: Participant,
  storedBuckets: StoredArms,
): StickyDocs => ({
  ...stickyDoc('visitorId', visitorId, name, storedBuckets.visitor),
  ...stickyDoc('seekerId', seekerId ?? '', name, storedBuckets.seeker),
});

const stickyDoc = (
  attributeName: string,
  attributeValue: string,
  name: string,
  arm: string | undefined,
): StickyDocs =>
  arm === undefined
    ? {}
    : {
        [`${attributeName}||${attributeValue}`]: {
          attributeName,
          attributeValue,
          assignments: { [`${name}__0`]: arm },
        },
      };
