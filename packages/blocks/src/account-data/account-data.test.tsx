import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './account-data.fixtures.ts';
import { AccountData } from './account-data.tsx';
import { loadAccountData } from './loader.ts';

const load = (path: string, session: typeof sessionFixture | null = sessionFixture) =>
  loadAccountData({}, loaderContext(path, {}, { session }).context);

it('can be downloaded, by a plain link', () => {
  expect(renderFixture(AccountData, fixtures)).toMatch(
    /<a [^>]*href="\/api\/user\/data-export" download="my-data.json"/,
  );
});

it('is deleted only with the password and a typed confirmation word', () => {
  const html = renderFixture(AccountData, fixtures);
  expect(html).toContain('action="/api/user/erase" method="post"');
  expect(html).toMatch(/required="" pattern="ERASE"[^>]*name="confirm"/);
  expect(html).toContain('href="/deactivate"');
});

it('is shown to the signed-in user, in its section', async () => {
  expect((await load('/settings/verify-contact-details')).data).toEqual(fixtures.usual?.data);
  expect(await load('/settings/verify-contact-details', null)).toEqual({ data: null });
  expect(await load('/settings/privacy')).toEqual({ data: null });
});
