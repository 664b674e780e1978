import { fileURLToPath } from 'node:url';
import type * as StartServer from '../start-server.ts';
import { type LoadedProgram, loadProgram } from './load-program.ts';

export interface LoadedServer extends LoadedProgram {
  readonly exports: Pick<typeof StartServer, 'runServer' | 'startServer'>;
}

/**
 * Loads the BFF's program.
 * @param neighbour the address of a program of the same build.
 */
export const loadServerProgram = (neighbour: string): LoadedServer => {
  const loaded = loadProgram(fileURLToPath(new URL('./program.cjs', neighbour)));
  return { ...loaded, exports: loaded.exports as LoadedServer['exports'] };
};
