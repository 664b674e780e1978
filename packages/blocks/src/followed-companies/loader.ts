import { defineLoader } from '@broadsheet/contract/block-loader';
import { followedCompanies } from '@broadsheet/contract/calls/follow-companies';
import { hrefOf } from '@broadsheet/contract/match-page';
import { readerOf, savedHref } from '../shared/page/settings-section.ts';
import { followedCompaniesList } from './schema.ts';

export const loadFollowedCompanies = defineLoader(
  followedCompaniesList,
  async (_settings, context) => {
    if (!readerOf('privacy', context)) return { data: null };
    const { items } = await context.call(followedCompanies, {});
    return {
      data: {
        next: savedHref('privacy'),
        companies: items.map(({ id, name, slug }) => ({
          id,
          name,
          href: hrefOf('company', { slug }),
        })),
        browse: hrefOf('company'),
      },
    };
  },
);
