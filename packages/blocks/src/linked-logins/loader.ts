import { defineLoader } from '@broadsheet/contract/block-loader';
import { identityLinks } from '@broadsheet/contract/calls/provider-login';
import { readerOf, savedHref } from '../shared/page/settings-section.ts';
import { linkedLogins } from './schema.ts';

const SECTION = 'changepassword';

/** Nothing to show where the site offers no login provider. */
export const loadLinkedLogins = defineLoader(linkedLogins, async (_settings, context) => {
  if (!readerOf(SECTION, context)) return { data: null };
  const links = await context.call(identityLinks, {});
  if (links.items.length + links.available.length === 0) return { data: null };
  const isLinked = context.page.query.done === 'linked';
  return { data: { next: savedHref(SECTION), links, isLinked } };
});
