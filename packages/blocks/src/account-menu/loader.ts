import { defineLoader } from '@broadsheet/contract/block-loader';
import { hrefOf } from '@broadsheet/contract/match-page';
import { accountMenu } from './schema.ts';

const OWN_PAGES = [
  { label: 'My profile', href: hrefOf('myprofile') },
  { label: 'Saved jobs', href: hrefOf('saved-jobs') },
  { label: 'Applied jobs', href: hrefOf('applied-jobs') },
  { label: 'Interviews', href: hrefOf('interviews') },
  { label: 'Settings', href: hrefOf('settings', { section: 'privacy' }) },
];
const NAMELESS = 'My account';

/** The first letter of a name, which need not be one unit of its text. */
const markOf = (name: string): string => [...name][0]?.toLocaleUpperCase('en-IN') ?? '';

export const loadAccountMenu = defineLoader(accountMenu, (_settings, { session }) => {
  if (!session?.isLoggedIn) return { data: { member: null, pages: [] } };
  const name = session.authInfo.name.trim() || NAMELESS;
  return {
    data: { member: { name, mark: markOf(name), isPro: session.isPro }, pages: OWN_PAGES },
  };
});
