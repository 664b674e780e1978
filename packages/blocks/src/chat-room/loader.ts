import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { chatMessages, conversations } from '@broadsheet/contract/calls/chat';
import { CatalogueError, ERRORS } from '@broadsheet/contract/errors';
import { failedWords } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { toPager } from '../parts/pager-data.ts';
import { readListPage } from '../parts/read-page.ts';
import { chatRoom } from './schema.ts';

const NUMBER = /^[1-9]\d{0,8}$/;
const LIST = hrefOf('chats');
const pageHref = (page: number): string => (page > 1 ? `${LIST}?page=${page}` : LIST);

const isMissing = (error: unknown): boolean =>
  error instanceof CatalogueError && error.code === 'CONVERSATION_NOT_FOUND';

const loadRoom = async ({ call, page, now }: LoaderContext, id: string) => {
  const { before = '' } = page.query;
  const query = NUMBER.test(before) ? { before: Number(before) } : {};
  const found = await call(chatMessages, { params: { conversationId: Number(id) }, query });
  const first = found.items[0]?.number;
  return {
    conversation: found.conversation,
    messages: found.items,
    earlier:
      found.hasMore && first !== undefined
        ? hrefOf('chats', { conversationId: id }, { before: String(first) })
        : null,
    after: found.after,
    formKey: `form-${now}`,
  };
};

const findRoom = async (context: LoaderContext) => {
  const { conversationId } = context.page.params;
  if (conversationId === undefined) return { room: null, missing: null };
  const words = ERRORS.CONVERSATION_NOT_FOUND.message;
  if (!NUMBER.test(conversationId)) return { room: null, missing: words };
  try {
    return { room: await loadRoom(context, conversationId), missing: null };
  } catch (error) {
    if (isMissing(error)) return { room: null, missing: words };
    throw error;
  }
};

export const loadChatRoom = defineLoader(chatRoom, async (_settings, context) => {
  const { call, page, session, now } = context;
  if (!session?.isLoggedIn) return { data: null };
  const nothing = {
    conversations: [],
    wantsChat: true,
    pager: toPager(1, 0, pageHref),
    room: null,
    now,
  };
  if (!session.isPro) return { data: { ...nothing, isPro: false, failed: failedWords(page) } };
  const asked = readListPage(page.query.page) ?? 1;
  const [list, { room, missing }] = await Promise.all([
    call(conversations, { query: { page: asked } }),
    findRoom(context),
  ]);
  return {
    data: {
      isPro: true,
      conversations: list.items,
      wantsChat: list.wantsChat,
      pager: toPager(asked, list.total, pageHref),
      room,
      now,
      failed: failedWords(page) ?? missing,
    },
  };
});
