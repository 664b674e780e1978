import { isAscii } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';
import { unpackCache } from './program-cache.ts';

export interface LoadedProgram {
  readonly exports: unknown;
  /** Of the program's file, as they were compiled. */
  readonly bytes: Uint8Array;
  readonly script: Script;
  /** The file of V8's code cache for the program. */
  readonly cacheFile: string;
  /** Whether V8 accepted the code cache. */
  readonly isCached: boolean;
}

const readCache = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};

/** The wrapper scope of CommonJS; the first line has the same number as before. */
const inScope = (source: string): string =>
  `(function (exports, require, module, __filename, __dirname) { ${source}\n})`;

/**
 * Runs a CommonJS program from V8's code cache. Without a cache, or with one of another program or V8, the program is
 * compiled again, which is slower and otherwise equal.
 * @param file its absolute path.
 * @param cachedAs path of the cache without its suffix.
 */
export const loadProgram = (file: string, cachedAs = file): LoadedProgram => {
  const bytes = readFileSync(file);
  // V8 accepts a code cache only with the flags that it was created with: each set of flags has its own file.
  const cacheFile = `${cachedAs}.${cachedDataVersionTag()}.cache`;
  const cache = readCache(cacheFile);
  const cachedData = cache && unpackCache(bytes, cache);
  // A string of one byte per letter is read faster and takes half the memory.
  const source = bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
  const script = new Script(inScope(source), {
    filename: file,
    ...(cachedData ? { cachedData } : {}),
  });
  const module: { exports: unknown } = { exports: {} };
  const run: (...scope: readonly unknown[]) => void = script.runInThisContext();
  run.call(module.exports, module.exports, createRequire(file), module, file, dirname(file));
  const isCached = cachedData !== undefined && script.cachedDataRejected === false;
  return { exports: module.exports, bytes, script, cacheFile, isCached };
};
