import { followedCompanies } from '@broadsheet/contract/calls/follow-companies';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './followed-companies.fixtures.ts';
import { FollowedCompanies } from './followed-companies.tsx';
import { loadFollowedCompanies } from './loader.ts';

const answers = {
  [followedCompanies.path]: { items: [{ id: 9, name: 'Kaveri', slug: 'kaveri' }] },
};
const load = async (path: string, session: typeof sessionFixture | null = sessionFixture) =>
  (await loadFollowedCompanies({}, loaderContext(path, answers, { session }).context)).data;

it('lists what the member follows', async () => {
  expect(await load('/settings/privacy')).toMatchObject({
    companies: [{ id: 9, name: 'Kaveri', href: '/company/kaveri' }],
    next: '/settings/privacy?done=saved',
  });
});

it('is absent for visitors and in other sections', async () => {
  expect(await load('/settings/privacy', null)).toBeNull();
  expect(await load('/settings/changepassword')).toBeNull();
});

it('has a form for each company, whose button names it', () => {
  const html = renderFixture(FollowedCompanies, fixtures);
  expect(html.match(/action="\/api\/job\/companies\/unfollow"/g)).toHaveLength(2);
  expect(textOf(html)).toContain('Unfollow Kaveri Systems');
});

it('offers the list of companies where there is none', () => {
  expect(textOf(renderFixture(FollowedCompanies, fixtures, 'empty'))).toContain(
    "You don't follow any company.",
  );
});
