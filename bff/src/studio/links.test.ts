import {
  createEmptyDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLinkHandlers } from './link-handlers.ts';
import { addMembers, codeOf, openStudioSite, type StudioSite } from './studio-site.fixture.ts';

let opened: TestDatabase;
let studio: StudioSite;
beforeAll(async () => {
  opened = await createEmptyDatabase();
  studio = await openStudioSite(opened.url, {
    handlers: {
      checkLinks: (request) =>
        createLinkHandlers(studio.site.content, studio.site.upstream).checkLinks(request),
    },
  });
  await addMembers(studio);
});
afterAll(async () => {
  await studio.close();
  await opened.close();
});

const check = (...addresses: string[]) =>
  studio.call('checkLinks', { token: studio.tokens.editor, body: { addresses } });

it('fifty addresses are looked at in one call, and a call a dozen times a minute', async () => {
  const one = await check('/', '/nowhere', 'https://localhost/');
  expect(one.json().items).toEqual([
    { address: '/', verdict: 'good', status: 200 },
    { address: '/nowhere', verdict: 'dead', status: 404 },
    { address: 'https://localhost/', verdict: 'refused' },
  ]);
  const many = Array.from({ length: 51 }, (_, index) => `/${index}`);
  expect(await codeOf(check(...many))).toEqual([400, 'VALIDATION']);
  expect((await check(...many.slice(1))).json().items).toHaveLength(50);
  for (let calls = 3; calls < 12; calls += 1) expect((await check('/')).statusCode).toBe(200);
  expect(await codeOf(check('/'))).toEqual([429, 'RATE_LIMITED']);
});
