import type { Audience } from '@broadsheet/contract/audience';
import type { Arms, Experiments, UnitKind } from '@broadsheet/contract/experiments';

/** A participant: the browser, and the account once somebody has logged in. */
export interface Participant {
  readonly visitorId: string;
  readonly seekerId: string | null;
}

/** The arms already assigned to one unit: `key@bucketVersion` to arm. */
export type Buckets = Readonly<Record<string, string>>;

/** The stored data of a participant between requests, for each of its units. */
export interface StoredBuckets {
  readonly visitor: Buckets;
  readonly seeker: Buckets;
}

/** One experiment that a participant takes part in. */
export interface Assignment {
  readonly key: string;
  readonly arm: string;
  readonly bucketVersion: number;
  /** The unit that was assigned the arm and that is counted. */
  readonly unit: { readonly kind: UnitKind; readonly id: string };
}

export interface AssignInput {
  readonly experiments: Experiments;
  /** Only the experiments of this page kind are evaluated. */
  readonly page: string;
  readonly audience: Audience;
  /** Null takes no part: a visitor without consent, a crawler. */
  readonly participant: Participant | null;
  readonly storedBuckets: StoredBuckets;
  /** Epoch ms. */
  readonly now: number;
}

export interface Assigned {
  /** Every experiment that the participant takes part in; all others are served control. */
  readonly arms: Arms;
  readonly assignments: readonly Assignment[];
  /** The data to store from now on; the same object when nothing was added. */
  readonly storedBuckets: StoredBuckets;
}
