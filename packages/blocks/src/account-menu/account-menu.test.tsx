import { notificationsCount } from '@broadsheet/contract/calls/notifications';
import { PLAN_PAGES } from '@broadsheet/contract/plan-pages';
import { describe, expect, it } from 'vitest';
import { drawFixture, textOf } from '../draw.fixtures.tsx';
import { loaderContext } from '../loader-context.fixtures.ts';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './account-menu.fixtures.ts';
import { AccountMenu } from './account-menu.tsx';
import { loadAccountMenu } from './loader.ts';

const answers = { [notificationsCount.path]: { count: 2, chatCount: 0 } };
const load = async (session: typeof sessionFixture | null) =>
  (await loadAccountMenu({}, loaderContext('/', answers, { session }).context)).data;

it('leads to the page of every plan that can be bought', async () => {
  const hrefs = (await load(sessionFixture))?.pages.map(({ href }) => href);
  expect(hrefs).toEqual(expect.arrayContaining(Object.values(PLAN_PAGES).map((page) => page.href)));
});

describe('the account at the top of every page', () => {
  it('shows visitors the way in', async () => {
    expect(await load(null)).toEqual({ member: null, pages: [] });
    const html = drawFixture(AccountMenu, fixtures);
    expect(textOf(html)).toBe('Log in Register');
    expect(html).toMatch(/href="\/login".*href="\/register"/);
  });

  it('shows members their pages, by their name and its mark', async () => {
    const data = await load(sessionFixture);
    expect(data?.member).toEqual({ name: 'Asha Rao', mark: 'A', isPro: false });
    expect(data?.pages.map(({ href }) => href)).toEqual([
      '/myprofile',
      '/saved-jobs',
      '/applied-jobs',
      '/interviews',
      '/early-applicant-jobs',
      '/resume-builder',
      '/allnotification',
      '/chats/',
      '/settings/plans',
      '/settings/privacy',
    ]);
    expect(data?.pages.flatMap(({ label, count }) => (count ? [[label, count]] : []))).toEqual([
      ['Notifications', 2],
    ]);
    const html = textOf(drawFixture(AccountMenu, fixtures, 'member'));
    expect(html).toMatch(/Asha Rao 3 unread.*Chats \( 3 \)/);
  });

  it('shows members their pages where nobody can say what is unread', async () => {
    const failing = loaderContext('/', {}, { session: sessionFixture }).context;
    const { data } = await loadAccountMenu({}, failing);
    expect(data?.pages.every(({ count }) => count === undefined)).toBe(true);
    expect(data?.pages).toHaveLength(10);
  });

  it('asks for nothing where the browser follows what is unread', async () => {
    const { context, made } = loaderContext('/', answers, {
      session: sessionFixture,
      isFollowed: true,
    });
    const { data } = await loadAccountMenu({}, context);
    expect(made).toEqual([]);
    expect(data?.pages.every(({ count }) => count === undefined)).toBe(true);
    expect(drawFixture(AccountMenu, fixtures, 'member')).toMatch(
      /data-unread="notifications"[^>]* hidden/,
    );
  });

  it('lets members out without JavaScript', () => {
    expect(drawFixture(AccountMenu, fixtures, 'member')).toMatch(
      /<form action="\/api\/auth\/user\/logout" method="post">.*name="next" value="\/".*Log out/,
    );
  });

  it('is in nobody’s way while the second step is open', async () => {
    expect(await load({ ...sessionFixture, isLoggedIn: false })).toMatchObject({ member: null });
  });

  it('has a mark for names of any script, and for none', async () => {
    const named = (name: string) =>
      load({ ...sessionFixture, authInfo: { ...sessionFixture.authInfo, name } });
    expect((await named('𝒜sha'))?.member?.mark).toBe('𝒜');
    expect((await named(' '))?.member).toMatchObject({ name: 'My account', mark: 'M' });
  });
});
