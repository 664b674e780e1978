import type { Experiments } from '@broadsheet/contract/experiments';
import type { Buckets, Participant, StoredBuckets } from '@broadsheet/experiments/assignment';
import Type from 'typebox';
import { Compile } from 'typebox/compile';

/** Bytes that fit into a cookie next to its signature. */
const MAX_BYTES = 1_900;
const Pairs = Type.Record(Type.String(), Type.String());
const validator = Compile(
  Type.Object({
    id: Type.String(),
    visitor: Pairs,
    seeker: Pairs,
    /** The seeker whose arms these are. */
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
 * The stored arms of one participant. A broken cookie, or one of another visitor, counts as empty; so do a seeker's
 * arms when another seeker logs in with the same browser.
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
 * Formats arms for the cookie, without experiments that have ended, and without the oldest where not all fit. A dropped
 * arm is assigned again by the same hash. Null when there is nothing to store.
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
