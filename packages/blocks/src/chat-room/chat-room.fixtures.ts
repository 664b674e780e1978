import type { ChatMessage, Conversation } from '@broadsheet/contract/entities/chat';
import type { BlockFixtures } from '../block-fixtures.ts';
import type { chatRoom } from './schema.ts';

const NOW = Date.UTC(2026, 10, 20, 10);
const at = '2026-11-20T09:30:00.000Z';
export const settings = {
  title: 'Messages',
  empty: 'No recruiter has shortlisted you yet.',
  offer: 'Pro members can chat with recruiters who shortlisted them.',
};
const pager = { page: 1, pages: 1, previous: null, next: null };
const messageOf = (number: number, side: ChatMessage['side'], text: string): ChatMessage => ({
  conversationId: 3,
  number,
  side,
  clientId: `m-${number}`,
  text,
  sentAt: at,
});
const messages = [
  messageOf(1, 'recruiter', 'Good morning, are you open to a move?'),
  messageOf(2, 'seeker', 'Yes, from next month on.\nIs it in Pune?'),
];
export const conversation: Conversation = {
  id: 3,
  recruiter: {
    id: 5,
    name: 'Meera Iyer',
    designation: 'Talent partner',
    company: { id: 9, name: 'Kaveri Systems', slug: 'kaveri-systems', logo: null },
  },
  lastMessage: messages[1] ?? null,
  at,
  unread: 0,
  readByRecruiter: 2,
  seenAt: at,
  isOpen: true,
};
export const room = { conversation, messages, earlier: null, after: 4, formKey: 'form-1' };
const common = { isPro: true, wantsChat: true, pager, now: NOW, failed: null };

export const fixtures: BlockFixtures<typeof chatRoom> = {
  usual: { settings, data: { ...common, conversations: [conversation], room } },
  empty: { settings, data: { ...common, wantsChat: false, conversations: [], room: null } },
  basic: { settings, data: { ...common, isPro: false, conversations: [], room: null } },
  list: {
    settings,
    data: {
      ...common,
      failed: "We couldn't find this chat.",
      conversations: [{ ...conversation, lastMessage: null, unread: 2, seenAt: null }],
      room: null,
    },
  },
  long: {
    settings,
    data: {
      ...common,
      conversations: Array.from({ length: 20 }, (_, index) => ({ ...conversation, id: index + 3 })),
      room: {
        ...room,
        earlier: '/chats/3?before=51',
        after: null,
        conversation: { ...conversation, isOpen: false, readByRecruiter: 0, seenAt: null },
        messages: Array.from({ length: 50 }, (_, index) =>
          messageOf(
            index + 51,
            index % 2 ? 'seeker' : 'recruiter',
            'Venkatanarasimharaju '.repeat(20),
          ),
        ),
      },
    },
  },
};
