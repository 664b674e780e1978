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
  /** Where what V8 has compiled of the program is kept. */
  readonly cacheFile: string;
  /** Whether V8 took what was compiled before. */
  readonly isCached: boolean;
}

const readCache = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};

/** What CommonJS gives a file; the first line keeps its number. */
const inScope = (source: string): string =>
  `(function (exports, require, module, __filename, __dirname) { ${source}\n})`;

/**
 * Runs a CommonJS program from what V8 compiled of it before. Without that, or where it is of another program or of
 * another V8, the program is compiled anew: that is slower and nothing else.
 * @param file its absolute path.
 * @param keptAs where what was compiled lies, but for the ending.
 */
export const loadProgram = (file: string, cachedAs = file): LoadedProgram => {
  const bytes = readFileSync(file);
  // V8 takes what it has compiled only with the flags that it had then: each set of them has a file of its own.
  const cacheFile = `${cachedAs}.${cachedDataVersionTag()}.cache`;
  const cache = readCache(cacheFile);
  const cachedData = cache && unpackCache(bytes, cache);
  // A string of one byte a letter is read faster and takes half the memory.
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
