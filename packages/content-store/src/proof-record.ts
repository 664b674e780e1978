import { createHash } from 'node:crypto';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import Value from 'typebox/value';

/** The file of a build that lists what it proved clean. */
const ProofRecord = Type.Object(
  { proven: Type.Array(Type.String({ pattern: '^[0-9a-f]{64}$' })) },
  { additionalProperties: false },
);
type ProofRecord = Type.Static<typeof ProofRecord>;

const sha256 = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * Maps the key of a layout's verdict to its hash in a record.
 * @param checker identifies the code of the checker; another checker does not trust its hashes.
 */
export const createProofHash = (checker: string, definitions: BlockDefinitions) => {
  const identity = sha256([checker, definitions]);
  return (key: string): string => sha256([identity, key]);
};

/** @param keys of layouts that this checker has found clean. */
export const createProofRecord = (
  keys: Iterable<string>,
  checker: string,
  definitions: BlockDefinitions,
): ProofRecord => ({ proven: [...keys].map(createProofHash(checker, definitions)).sort() });

/** Returns whether a record vouches for a key; an invalid record vouches for nothing. */
export const trustProofRecord = (
  record: unknown,
  checker: string,
  definitions: BlockDefinitions,
): ((key: string) => boolean) => {
  if (!Value.Check(ProofRecord, record)) return () => false;
  const proven = new Set(record.proven);
  const hashOf = createProofHash(checker, definitions);
  return (key) => proven.has(hashOf(key));
};
