import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as StartServer from '../start-server.ts';
import { type LoadedProgram, loadProgram } from './load-program.ts';

export interface LoadedServer extends LoadedProgram {
  readonly exports: Pick<typeof StartServer, 'runServer' | 'startServer'>;
}

const ignore = (): void => undefined;

/**
 * Loads the BFF's program.
 * @param neighbour the address of a program of the same build.
 */
export const loadServerProgram = (neighbour: string): LoadedServer => {
  const loaded = loadProgram(fileURLToPath(new URL('./program.cjs', neighbour)));
  return { ...loaded, exports: loaded.exports as LoadedServer['exports'] };
};

/**
 * The import function of the BFF program, because code from a V8 cache cannot import by itself. A build with a CommonJS
 * twin is loaded from the code cache of that twin.
 * @param neighbour the address of a program in the folder of the BFF's build.
 */
export const createImport =
  (neighbour: string, onLoaded: (loaded: LoadedProgram) => void = ignore) =>
  async (href: string): Promise<unknown> => {
    const twin = fileURLToPath(href).replace(/\.js$/, '.cjs');
    if (!existsSync(twin)) return import(href);
    const loaded = loadProgram(twin, fileURLToPath(new URL('./renderer', neighbour)));
    onLoaded(loaded);
    return loaded.exports;
  };
