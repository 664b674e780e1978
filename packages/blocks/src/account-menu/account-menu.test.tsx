import { notificationsCount } from '@broadsheet/contract/calls/notifications';
import { PLAN_PAGES } from '@broadsheet/contract/plan-pages';
import { describe, expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './account-menu.fixtures.ts';
import { AccountMenu } from './account-menu.tsx';
import { loadAccountMenu } from './loader.ts';

const answers = { [notificationsCount.path]: { count: 2, chatCount: 0 } };
const settings = { menu: 'all', basicMenu: 'basic', proMenu: 'pro' };
const texts: Readonly<Record<string, string>> = {
  all: '## Jobs\n- [Jobs for you](/jobfeed)\n- [Saved jobs](/saved-jobs)\n\n## Replies\n- [Notifications](/allnotification)\n- [Chats](/chats/)',
  basic: '## Upgrade\n- [Pro membership](/subscribe/pro-membership)',
  pro: '## Your plan\n- [Pro benefits](/subscribe/pro-membership)',
};
const content = (name: string) => texts[name] ?? null;
const load = async (session: typeof sessionFixture | null, named = settings) =>
  (await loadAccountMenu(named, loaderContext('/', answers, { session, content }).context)).data;

it('leads to the page of every plan that can be bought', async () => {
  const few = await load(sessionFixture, { menu: '', basicMenu: '', proMenu: '' });
  const hrefs = few?.pages.map(({ href }) => href);
  expect(hrefs).toEqual(expect.arrayContaining(Object.values(PLAN_PAGES).map((page) => page.href)));
});

describe('the account at the top of every page', () => {
  it('shows visitors the login links', async () => {
    expect(await load(null)).toEqual({ member: null, pages: [] });
    const html = renderFixture(AccountMenu, fixtures);
    expect(textOf(html)).toBe('Log in Register');
    expect(html).toMatch(/href="\/login".*href="\/register"/);
  });

  it('shows members the pages of the configured text, by their name and its initial', async () => {
    const data = await load(sessionFixture);
    expect(data?.member).toEqual({ name: 'Asha Rao', mark: 'A', isPro: false });
    expect(data?.pages).toEqual([
      { label: 'Jobs for you', href: '/jobfeed', group: 'Jobs' },
      { label: 'Saved jobs', href: '/saved-jobs', group: 'Jobs' },
      {
        label: 'Notifications',
        href: '/allnotification',
        group: 'Replies',
        unread: 'notifications',
        count: 2,
      },
      { label: 'Chats', href: '/chats/', group: 'Replies', unread: 'chats' },
      { label: 'Pro membership', href: '/subscribe/pro-membership', group: 'Upgrade' },
    ]);
    const html = renderFixture(AccountMenu, fixtures, 'member');
    expect(textOf(html)).toMatch(/Asha Rao 3 unread.*Jobs Jobs for you Saved jobs.*Chats \( 3 \)/);
    expect(html.indexOf('href="/jobfeed"')).toBeLessThan(html.indexOf('<details'));
  });

  it('shows Pro members other offers than basic members', async () => {
    const data = await load({ ...sessionFixture, isPro: true });
    expect(data?.pages.map(({ group }) => group)).toContain('Your plan');
    expect(data?.pages.map(({ group }) => group)).not.toContain('Upgrade');
  });

  it('links members to their jobs if no text is configured', async () => {
    const data = await load(sessionFixture, { menu: '', basicMenu: '', proMenu: '' });
    expect(data?.pages[0]).toEqual({ label: 'Recommended jobs', href: '/jobfeed' });
  });

  it('shows members their pages if the unread counts cannot be loaded', async () => {
    const failing = loaderContext('/', {}, { session: sessionFixture, content }).context;
    const { data } = await loadAccountMenu(settings, failing);
    expect(data?.pages.every(({ count }) => count === undefined)).toBe(true);
    expect(data?.pages).toHaveLength(5);
  });

  it('loads nothing if the browser follows the unread counts', async () => {
    const { context, made } = loaderContext('/', answers, {
      session: sessionFixture,
      isFollowed: true,
    });
    const { data } = await loadAccountMenu(settings, context);
    expect(made).toEqual([]);
    expect(data?.pages.every(({ count }) => count === undefined)).toBe(true);
    expect(renderFixture(AccountMenu, fixtures, 'member')).toMatch(
      /data-unread="notifications"[^>]* hidden/,
    );
  });

  it('logs members out without JavaScript', () => {
    expect(renderFixture(AccountMenu, fixtures, 'member')).toMatch(
      /<form class="[^"]*" action="\/api\/auth\/user\/logout" method="post">.*name="next" value="\/".*Log out/,
    );
  });

  it('does not interrupt an open second step', async () => {
    expect(await load({ ...sessionFixture, isLoggedIn: false })).toMatchObject({ member: null });
  });

  it('has an initial for names in any script, and without a name', async () => {
    const named = (name: string) =>
      load({ ...sessionFixture, authInfo: { ...sessionFixture.authInfo, name } });
    expect((await named('𝒜sha'))?.member?.mark).toBe('𝒜');
    expect((await named(' '))?.member).toMatchObject({ name: 'My account', mark: 'M' });
  });
});
