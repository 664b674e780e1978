import { defineLoader } from '@broadsheet/contract/block-loader';
import { socialConnections } from '@broadsheet/contract/calls/social-connections';
import { failureText } from '@broadsheet/contract/form-outcome';
import { socialLinks } from './schema.ts';

export const loadSocialLinks = defineLoader(
  socialLinks,
  async (_settings, { call, page, session }) => {
    if (!session?.isLoggedIn) return { data: null };
    const { items } = await call(socialConnections, {});
    return {
      data: {
        items: items.map(({ kind, address }) => ({ kind, address })),
        isDone: page.query.done !== undefined,
        failed: failureText(page),
      },
    };
  },
);
