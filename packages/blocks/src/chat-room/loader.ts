import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { chatMessages, conversations } from '@broadsheet/contract/calls/chat';
import { ERRORS } from '@broadsheet/contract/errors';
import { failedWords } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { describeRoom } from '../parts/chat/describe-room.ts';
import { orNull } from '../parts/not-there.ts';
import { toPager } from '../parts/pager-data.ts';
import { readListPage } from '../parts/read-page.ts';
import { chatRoom } from './schema.ts';

const NUMBER = /^[1-9]\d{0,8}$/;
const LIST = hrefOf('chats');
const pageHref = (page: number): string => (page > 1 ? `${LIST}?page=${page}` : LIST);

const loadRoom = async ({ call, page, now }: LoaderContext, id: string) => {
  const { before = '' } = page.query;
  const query = NUMBER.test(before) ? { before: Number(before) } : {};
  const found = await call(chatMessages, { params: { conversationId: Number(id) }, query });
  return describeRoom(found, now);
};

const findRoom = async (context: LoaderContext) => {
  const { conversationId } = context.page.params;
  if (conversationId === undefined) return { room: null, missing: null };
  const room = NUMBER.test(conversationId) ? await orNull(loadRoom(context, conversationId)) : null;
  return { room, missing: room ? null : ERRORS.CONVERSATION_NOT_FOUND.message };
};

export const loadChatRoom = defineLoader(chatRoom, async (_settings, context) => {
  const { call, page, session, now } = context;
  if (!session?.isLoggedIn) return { data: null };
  const nothing = { conversations: [], pager: toPager(1, 0, pageHref), room: null, now };
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
      pager: toPager(asked, list.total, pageHref),
      room,
      now,
      failed: failedWords(page) ?? missing,
    },
    page: { status: missing === null ? 200 : 404 },
  };
});
