import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Identifies the programs of a build by their bytes: the checker, the rules and the blocks' definitions
 * are all in them.
 */
export const identifyBuild = (dir: string): string => {
  const hash = createHash('sha256');
  const programs = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.c?js$/.test(file))
    .sort();
  for (const file of programs)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(dir, file)));
  return hash.digest('hex');
};
