import { fileURLToPath } from 'node:url';
import type { RedisProgram } from '@broadsheet/test-kit/redis/redis-program';
import type { TestProject } from 'vitest/node';
import { findServerProgram } from '../../scripts/setup/find-server-program.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const findRedis = (): RedisProgram => {
  try {
    return findServerProgram(ROOT, 'redis-server', () => undefined);
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
};

/** Finds Redis once for all tests of a run. Without it, only those fail that need it. */
export default function setup(project: TestProject): void {
  project.provide('redisProgram', findRedis());
}
