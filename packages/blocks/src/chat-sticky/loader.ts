import { defineLoader } from '@broadsheet/contract/block-loader';
import { conversations } from '@broadsheet/contract/calls/chat';
import { chatSticky } from './schema.ts';

const NOTHING = { data: null };

export const loadChatSticky = defineLoader(
  chatSticky,
  async (_settings, { brand, call, page, session }) => {
    if (!brand.flags.enableChatSticky || page.kind === 'chats') return NOTHING;
    if (!session?.isLoggedIn || !session.isPro) return NOTHING;
    const { total } = await call(conversations, { query: { page: 1 } });
    return total === 0 ? NOTHING : { data: {} };
  },
);
