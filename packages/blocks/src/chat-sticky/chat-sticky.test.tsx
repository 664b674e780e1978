import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { conversations } from '@broadsheet/contract/calls/chat';
import { expect, it } from 'vitest';
import { brandFixture } from '../brand.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './chat-sticky.fixtures.ts';
import { ChatSticky } from './chat-sticky.tsx';
import { loadChatSticky } from './loader.ts';

const pro = { ...sessionFixture, isPro: true };
const withFlag = (enableChatSticky: boolean): BrandConfig => ({
  ...brandFixture,
  flags: { ...brandFixture.flags, enableChatSticky },
});
const load = async (
  session: typeof sessionFixture | null,
  { path = '/jobfeed', total = 2, brand = withFlag(true) } = {},
) => {
  const answers = { [conversations.path]: { items: [], page: 1, size: 20, total, hasMore: false } };
  const { context, made } = loaderContext(path, answers, { session, brand });
  return { made, ...(await loadChatSticky({ label: 'Messages' }, context)) };
};

it('is for pro members with chats, and makes no call for anybody else', async () => {
  expect((await load(pro)).data).toEqual({});
  expect((await load(pro, { total: 0 })).data).toBeNull();
  for (const other of [
    await load(sessionFixture),
    await load(null),
    await load(pro, { path: '/chats/3' }),
    await load(pro, { brand: withFlag(false) }),
    await load(pro, { brand: brandFixture }),
  ])
    expect(other).toEqual({ data: null, made: [] });
});

it('renders nothing until it is hydrated and knows whether it was closed; the menu links to the chats too', () => {
  const html = renderFixture(ChatSticky, fixtures);
  expect(html).toMatch(/^<aside[^>]* hidden/);
  expect(html).toContain('href="/chats/"');
});
