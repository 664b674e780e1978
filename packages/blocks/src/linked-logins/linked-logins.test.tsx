import { identityLinks } from '@broadsheet/contract/calls/provider-login';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './linked-logins.fixtures.ts';
import { LinkedLogins } from './linked-logins.tsx';
import { loadLinkedLogins } from './loader.ts';

const render = (name?: string) => renderFixture(LinkedLogins, fixtures, name);

it('links by links and unlinks by forms, without JavaScript too', () => {
  const html = render();
  expect(html).toContain(
    'href="/api/auth/with/linkedin?purpose=link&amp;next=%2Fsettings%2Fchangepassword"',
  );
  expect(html).toMatch(/<form [^>]*action="\/api\/auth\/providers\/unlink" method="post"/);
  expect(html).toContain('<input type="hidden" name="provider" value="google"/>');
  expect(textOf(html)).toContain('Linked on 30 October 2026');
});

it('shows a member without a password where to set one', () => {
  expect(render('long')).toContain('href="/login?step=forgot"');
  expect(render()).not.toContain('step=forgot');
});

it('shows nothing where the site has no login provider, and nothing of visitors', async () => {
  const none = { items: [], available: [], hasPassword: true };
  const load = async (answer: typeof none, isMember = true) => {
    const answers = { [identityLinks.path]: answer };
    const session = isMember ? sessionFixture : null;
    const { context } = loaderContext('/settings/changepassword', answers, { session });
    return (await loadLinkedLogins({}, context)).data;
  };
  expect(await load(none)).toBeNull();
  expect(await load(none, false)).toBeNull();
});
