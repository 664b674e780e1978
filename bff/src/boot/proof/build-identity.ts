import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** One reused buffer: allocating memory for a whole program would take longer than hashing it. */
const PIECE_BYTES = 256 * 1024;

const updateWith = (hash: Hash, path: string, piece: Buffer): void => {
  const handle = openSync(path, 'r');
  try {
    for (;;) {
      const length = readSync(handle, piece);
      if (length === 0) return;
      hash.update(piece.subarray(0, length));
    }
  } finally {
    closeSync(handle);
  }
};

/**
 * Identifies the programs of a build by their bytes: the checker, the rules and the blocks' definitions
 * are all in them.
 */
export const identifyBuild = (dir: string): string => {
  const hash = createHash('sha256');
  const programs = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.c?js$/.test(file))
    .sort();
  const piece = Buffer.allocUnsafe(PIECE_BYTES);
  for (const file of programs) {
    hash.update(file).update('\0');
    updateWith(hash, join(dir, file), piece);
  }
  return hash.digest('hex');
};
