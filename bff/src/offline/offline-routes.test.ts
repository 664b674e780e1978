import { COPY_TIME, OFFLINE_GROUPS } from '@broadsheet/contract/offline';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { afterEach, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';
import { markOwner } from './mark-owner.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const open = async (options?: Parameters<typeof openTestSite>[0]): Promise<TestSite> => {
  const site = await openTestSite(options);
  sites.push(site);
  return site;
};

it('the offline page names the brand, is not indexed, and has places for both lists', async () => {
  const site = await open();
  const { body, headers } = await site.request('/offline');
  const { name } = site.content.current().brands.tech;
  expect(body).toContain(`<title>You&#x27;re offline | ${name}</title>`);
  expect(body).toContain('<meta name="robots" content="noindex">');
  for (const mark of Object.values(OFFLINE_GROUPS)) expect(body).toContain(`<ul>${mark}</ul>`);
  expect(headers['cache-control']).toBe('no-cache');
  expect((await site.request('/offline.css')).headers['content-type']).toContain('text/css');
});

it('the texts of copies have a place for their time', async () => {
  const site = await open();
  const { app } = builtInMessages();
  const texts = (await site.request('/offline.json')).json();
  expect(texts.copy).toContain(COPY_TIME);
  expect(texts.saveQueued).toBe(app.saveQueued);
});

it('a build without a worker serves none, and the switch removes it from browsers', async () => {
  const without = await open();
  expect((await without.request('/service-worker.js')).statusCode).toBe(404);
  const off = await open({ env: { SERVICE_WORKER: 'off' } });
  const { body, headers } = await off.request('/service-worker.js');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toContain('registration.unregister()');
});

it('only pages for the way to an interview name their owner, and only to a seeker', () => {
  const marked: [string, unknown][] = [];
  const reply = { header: (name: string, value: unknown) => void marked.push([name, value]) };
  const seeker = { state: 'seeker', session: { obfuscatedUserId: 'x7' } };
  const mark = (kind: string, reader: unknown) =>
    markOwner(
      reply as unknown as Parameters<typeof markOwner>[0],
      kind,
      reader as Parameters<typeof markOwner>[2],
    );
  for (const kind of ['saved-jobs', 'chats', 'settings', 'home']) mark(kind, seeker);
  mark('saved-jobs', { state: 'visitor' });
  expect(marked).toEqual([['x-offline-owner', 'x7']]);
});
