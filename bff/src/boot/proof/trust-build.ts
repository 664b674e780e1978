import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProofHash, trustProofRecord } from '@broadsheet/content-store/proof-record';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { identifyBuild } from './build-identity.ts';

export const PROOF_FILE = 'proofs.json';

/**
 * Lists the layouts that the build has proved clean. None without a readable record: then they are proved at the start.
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
 * Creates names for proofs that replicas of the same build share; other builds use other names.
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
