import { blockedCompanies } from '@broadsheet/contract/calls/account';
import { describe, expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './blocked-companies.fixtures.ts';
import { BlockedCompanies } from './blocked-companies.tsx';
import { loadBlockedCompanies } from './loader.ts';

const answers = { [blockedCompanies.path]: { items: [{ id: 9, name: 'Kaveri', slug: 'kaveri' }] } };
const load = async (path: string, session: typeof sessionFixture | null = sessionFixture) => {
  const { context, made } = loaderContext(path, answers, { session });
  return { made, ...(await loadBlockedCompanies({}, context)) };
};
const renderText = (name: string) => textOf(renderFixture(BlockedCompanies, fixtures, name));

describe('blocked companies', () => {
  it('are those of the signed-in user, searched only on request', async () => {
    const { data, made } = await load('/settings/privacy');
    expect(data).toMatchObject({ blocked: [{ id: 9, name: 'Kaveri' }], words: null, found: [] });
    expect(made).toHaveLength(1);
    const search = await load('/settings/privacy?company=%20kav%20');
    expect(search.made[1]?.query).toEqual({ query: 'kav', page: 1, size: 8 });
    expect(search.data).toMatchObject({ words: 'kav' });
    expect(search.data?.found).toHaveLength(6);
  });

  it('are absent for visitors and in other sections', async () => {
    expect((await load('/settings/privacy', null)).data).toBeNull();
    expect((await load('/settings/changepassword')).data).toBeNull();
  });

  it('are blocked, unblocked and searched for without JavaScript', () => {
    const html = renderFixture(BlockedCompanies, fixtures, 'found');
    expect(html).toContain('action="/settings/privacy"');
    expect(html).toContain('action="/api/user/settings/blocked-companies" method="post"');
    expect(html).toMatch(/name="companyId" value="1"\/><input [^>]*name="blocked" value="0"/);
    expect(html).toMatch(/name="companyId" value="2"\/><input [^>]*name="blocked" value="1"/);
    expect(html.match(/name="companyId"/g)).toHaveLength(2);
  });

  it('show a text if there are none', () => {
    expect(renderText('empty')).toContain("You haven't blocked any company.");
    expect(renderText('unknown')).toContain('No company found for “nobody”.');
  });

  it('have buttons that name their company', () => {
    expect(renderText('usual')).toContain('Unblock Kaveri Systems');
  });
});
