import { defineLoader } from '@broadsheet/contract/block-loader';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import type { PageLayoutName } from '@broadsheet/contract/page-kinds';
import { type BarItem, bottomBar } from './schema.ts';

interface Target {
  readonly href: string;
  /** The kinds of pages on which the link is the current one. */
  readonly kinds: readonly PageLayoutName[];
}

/** Pages of members redirect visitors to the login and back, so that the links are the same for everybody. */
const TARGETS: Readonly<Record<BarItem, Target>> = {
  jobs: { href: hrefOf('jobfeed', {}), kinds: ['jobfeed', 'recommended-jobs'] },
  search: {
    href: searchHref(''),
    kinds: ['search', 'category', 'tag', 'location', 'location_based'],
  },
  applied: { href: hrefOf('applied-jobs', {}), kinds: ['applied-jobs', 'jobapplied'] },
  messages: { href: hrefOf('chats', {}), kinds: ['chats'] },
  profile: { href: hrefOf('myprofile', {}), kinds: ['myprofile', 'update-profile'] },
};

export const loadBottomBar = defineLoader(bottomBar, ({ items }, { page, messages }) => ({
  data: {
    items: items.map((item) => {
      const { href, kinds } = TARGETS[item];
      return { item, label: messages.bar[item], href, isCurrent: kinds.includes(page.kind) };
    }),
  },
}));
