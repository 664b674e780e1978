import { fileURLToPath } from 'node:url';
import { findServerProgram } from '../../../../scripts/setup/find-server-program.mjs';

/** How to start `redis-server`, or why it cannot be had. */
export type RedisProgram =
  | { readonly executablePath: string; readonly env: Readonly<Record<string, string>> }
  | { readonly reason: string };

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Finds Redis once for all tests of a run. Without it, only those fail that need it. */
export const findRedis = (): RedisProgram => {
  try {
    return findServerProgram(ROOT, 'redis-server', () => undefined);
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
};
