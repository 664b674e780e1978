import type { Experiments } from '@broadsheet/contract/experiments';
import type { Buckets, Participant, StoredBuckets } from '@broadsheet/experiments/assignment';
import Type from 'typebox';
import { Compile } from 'typebox/compile';

/** What fits a cookie beside its signature, in bytes. */
const MAX_BYTES = 1_900;
const Pairs = Type.Record(Type.String(), Type.String());
const validator = Compile(
  Type.Object({
    id: Type.String(),
    visitor: Pairs,
    seeker: Pairs,
    /** Whose the seeker's arms are. */
    seekerId: Type.Optional(Type.String()),
  }),
);

const NO_STORED_BUCKETS: StoredBuckets = Object.freeze({
  visitor: Object.freeze({}),
  seeker: Object.freeze({}),
});

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
};

/**
 * The kept arms of one participant. What is broken, or was kept for another visitor, counts as nothing kept; so do a
 * seeker's arms for whoever signs in at the same browser next.
 */
export const readArmsCookie = (
  text: string | null,
  { visitorId, seekerId }: Participant,
): StoredBuckets => {
  const value = text === null ? null : parse(text);
  if (!validator.Check(value) || value.id !== visitorId) return NO_STORED_BUCKETS;
  const isTheirs = seekerId !== null && value.seekerId === seekerId;
  return { visitor: value.visitor, seeker: isTheirs ? value.seeker : NO_STORED_BUCKETS.seeker };
};

const isCurrent = (bucket: string, experiments: Experiments): boolean => {
  const [key = '', version] = bucket.split('@');
  const experiment = experiments.byKey.get(key);
  return experiment !== undefined && version === String(experiment.bucketVersion ?? 1);
};

/**
 * Kept arms as text for a cookie: without experiments that are no more, and without the oldest where they would not
 * all fit; who loses one is dealt anew, by the same hash. Null when nothing is left to keep.
 */
export const writeArmsCookie = (
  storedBuckets: StoredBuckets,
  { visitorId, seekerId }: Participant,
  experiments: Experiments,
): string | null => {
  const current = (buckets: Buckets) =>
    Object.entries(buckets).filter(([bucket]) => isCurrent(bucket, experiments));
  const units = [current(storedBuckets.visitor), current(storedBuckets.seeker)] as const;
  while (units.some((pairs) => pairs.length > 0)) {
    const [visitor, seeker] = units.map((pairs) => Object.fromEntries(pairs));
    const owner = seekerId === null ? {} : { seekerId };
    const json = JSON.stringify({ id: visitorId, visitor, seeker, ...owner });
    const text = Buffer.from(json).toString('base64url');
    const longest = units[0].length >= units[1].length ? units[0] : units[1];
    if (text.length <= MAX_BYTES) return text;
    longest.shift();
  }
  return null;
};
