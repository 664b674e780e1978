import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { chatMessages, conversations } from '@broadsheet/contract/calls/chat';
import { failureText } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { describeRoom } from '../shared/chat/describe-room.ts';
import { pageQuery, readCursor } from '../shared/list/as-of.ts';
import { nextAfter, pagedTotal } from '../shared/list/page-cursor.ts';
import { toPager } from '../shared/list/pager-data.ts';
import { readPageNumber } from '../shared/list/read-page-number.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { chatRoom } from './schema.ts';

const NUMBER = /^[1-9]\d{0,8}$/;
const LIST = hrefOf('chats');

const loadRoom = async ({ call, page, now }: LoaderContext, id: string) => {
  const { before = '' } = page.query;
  const query = NUMBER.test(before) ? { before: Number(before) } : {};
  const found = await call(chatMessages, { params: { conversationId: Number(id) }, query });
  return describeRoom(found, now);
};

/** Returns null if no conversation is requested, or if it is not one of the reader's. */
const findRoom = async (context: LoaderContext, id: string | undefined) =>
  id !== undefined && NUMBER.test(id) ? nullIfNotFound(loadRoom(context, id)) : null;

export const loadChatRoom = defineLoader(chatRoom, async (_settings, context) => {
  const { call, page, session, now } = context;
  if (!session?.isLoggedIn) return { data: null };
  const failed = failureText(page);
  const nothing = {
    conversations: [],
    wantsChat: true,
    pager: toPager(1, 0, () => LIST),
    room: null,
    now,
  };
  if (!session.isPro) return { data: { ...nothing, isPro: false, failed } };
  const pageNumber = readPageNumber(page.query.page) ?? 1;
  const { conversationId } = page.params;
  const [list, room] = await Promise.all([
    call(conversations, { query: { page: pageNumber, ...readCursor(context) } }),
    findRoom(context, conversationId),
  ]);
  if (conversationId !== undefined && !room) return { data: null, page: { status: 404 } };
  const { items, wantsChat } = list;
  const pager = toPager(pageNumber, pagedTotal(list, pageNumber), (at) =>
    hrefOf('chats', {}, { ...pageQuery(at, context), ...nextAfter(at, pageNumber, list.next) }),
  );
  return { data: { isPro: true, conversations: items, wantsChat, pager, room, now, failed } };
});
