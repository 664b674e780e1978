import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { openContentStore } from '@broadsheet/content-store/open-content-store';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { BffPublishing } from '../studio/open-bff-publishing.ts';
import { createWorkerProver } from './proof/prove-in-worker.ts';
import { createProofName, trustBuild } from './proof/trust-build.ts';

/** Opens the content with its proofs, and follows what is published. */
export const openContent = async (
  config: Config,
  log: FastifyBaseLogger,
  publishing: BffPublishing | null,
  isDevelopment: boolean,
) => {
  const dist = fileURLToPath(new URL('.', import.meta.url));
  const bundled = join(dist, 'bundled');
  const isOfBuild = trustBuild(dist, blockDefinitions);
  const proofNameOf = createProofName(dist, blockDefinitions);
  /** Proved and published by a replica of this build. */
  const isProven = (key: string): boolean => {
    const proven = publishing?.followed.proven();
    return proven !== undefined && proven.size > 0 && proven.has(proofNameOf(key));
  };
  // In development each edit of the BFF starts it again: content is not proved at the start.
  let isStarting = isDevelopment;
  const content = await openContentStore({
    dir: config.contentDir,
    definitions: blockDefinitions,
    watch: true,
    log,
    isTrusted: (key) => isStarting || isOfBuild(key) || isProven(key),
    // Sources have no program for a thread: layouts are proved in this one.
    ...(isDevelopment
      ? {}
      : { prove: createWorkerProver(pathToFileURL(join(dist, 'proof-worker.js'))) }),
    ...(existsSync(bundled) ? { bundled } : {}),
    ...(publishing ? { published: publishing.published } : {}),
  });
  isStarting = false;
  return { content, proofNameOf };
};
