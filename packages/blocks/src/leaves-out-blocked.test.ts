import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { BlockLoader } from '@broadsheet/contract/block-loader';
import type { CallDefinition } from '@broadsheet/contract/call';
import { CALLS } from '@broadsheet/contract/calls';
import { JobList } from '@broadsheet/contract/calls/job';
import Value from 'typebox/value';
import { expect, it } from 'vitest';
import { loaderContext } from './loader-context.fixtures.ts';
import { blockDefinitions } from './schemas.ts';
import { blockLoaders } from './server.ts';

const definitions: BlockDefinitions = blockDefinitions;
const loaders: Readonly<Record<string, BlockLoader>> = blockLoaders;
const PAGES = [
  '/c/backend-jobs',
  '/j/senior-java-developer-7',
  '/company/kaveri-systems',
  '/search/java.html',
  '/similar-jobs/7',
  '/women_at_work',
];
const listsJobs = new Set(
  CALLS.filter(({ knowsReader, answer }: CallDefinition) => knowsReader && answer === JobList).map(
    ({ path }) => path,
  ),
);

const callsForJobs = async (type: string): Promise<boolean> => {
  const settings = Value.Default(definitions[type]?.settings ?? {}, {}) as Record<string, unknown>;
  for (const path of PAGES) {
    const { context, made } = loaderContext(path);
    // A block can fail on a page that it does not belong on. The calls until then count.
    await Promise.resolve()
      .then(() => loaders[type]?.(settings, context))
      .catch(() => null);
    if (made.some((call) => listsJobs.has(call.path))) return true;
  }
  return false;
};

it('is set for every block that lists jobs, and for no other', async () => {
  expect(listsJobs.size).toBeGreaterThan(5);
  const types = Object.keys(definitions);
  const callers = await Promise.all(types.map(callsForJobs));
  const marked = types.filter((type) => definitions[type]?.leavesOutBlocked);
  expect(marked).toEqual(types.filter((_type, index) => callers[index]));
});
