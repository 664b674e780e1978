import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './change-password.fixtures.ts';
import { ChangePassword } from './change-password.tsx';
import { loadChangePassword } from './loader.ts';

const load = (path: string, session: typeof sessionFixture | null = sessionFixture) =>
  loadChangePassword({}, loaderContext(path, {}, { session }).context);

it('asks for both passwords, and shows the rules first', () => {
  const html = renderFixture(ChangePassword, fixtures);
  expect(html).toContain('action="/api/user/change_password" method="post"');
  expect(html).toMatch(/autoComplete="current-password".*autoComplete="new-password"/);
  expect(textOf(html)).toContain('At least 8 characters');
  expect(html).not.toContain('maxLength');
});

it('is shown to the signed-in user, in its section', async () => {
  const data = { next: '/settings/changepassword?done=saved', email: 'asha@example.com' };
  expect(await load('/settings/changepassword')).toEqual({ data });
  expect(await load('/settings/changepassword', null)).toEqual({ data: null });
  expect(await load('/settings/privacy')).toEqual({ data: null });
});
