import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it } from 'vitest';
import { addMembers, codeOf, openStudioSite } from './studio-site.fixture.ts';

it('old versions are compared a dozen times a minute', async () => {
  const opened = await createEmptyDatabase();
  const impact = {
    outOf: 1,
    pages: [],
    refused: [],
    files: [],
    reach: [],
    moreReach: 0,
    costs: [],
  };
  const studio = await openStudioSite(opened.url, {
    handlers: { impactOfRevision: async () => impact },
  });
  await addMembers(studio);
  const compare = () => studio.call('impactOfRevision', { token: studio.tokens.editor });
  for (let calls = 0; calls < 12; calls += 1) expect((await compare()).statusCode).toBe(200);
  expect(await codeOf(compare())).toEqual([429, 'RATE_LIMITED']);
  await studio.close();
  await opened.close();
});
