import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProofHash, trustProofRecord } from '@broadsheet/content-store/proof-record';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { identifyBuild } from './build-identity.ts';

export const PROOF_FILE = 'proofs.json';

/**
 * Answers which layouts the build has proved clean. Without a record, or with one that cannot be read,
 * none: then they are proved at the start.
 * @param dir the folder of the build.
 */
export const trustBuild = (
  dir: string,
  definitions: BlockDefinitions,
): ((key: string) => boolean) => {
  try {
    const record: unknown = JSON.parse(readFileSync(join(dir, PROOF_FILE), 'utf8'));
    return trustProofRecord(record, identifyBuild(dir), definitions);
  } catch {
    return () => false;
  }
};

/**
 * Names what a build has proved, for replicas of the same build: those of another one have other names for it.
 * @param dir the folder of the build.
 */
export const createProofName = (
  dir: string,
  definitions: BlockDefinitions,
): ((key: string) => string) => {
  let proofHash: ((key: string) => string) | undefined;
  return (key) => {
    proofHash ??= createProofHash(identifyBuild(dir), definitions);
    return proofHash(key);
  };
};
