import { defineBlock } from '@broadsheet/contract/block-definition';
import { Conversation } from '@broadsheet/contract/entities/chat';
import Type from 'typebox';
import { RoomData } from '../shared/chat/room-data.ts';
import { PagerData } from '../shared/list/pager-data.ts';

const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const chatRoom = defineBlock({
  type: 'chat-room',
  version: 1,
  title: 'Messages',
  description: "The member's chats with recruiters, with one open.",
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 60, default: 'Messages' }),
      empty: Type.String({
        maxLength: 200,
        default: 'No messages yet. When a recruiter shortlists you, you can chat here.',
      }),
      offer: Type.String({
        maxLength: 300,
        default:
          'Become a Pro member to chat with recruiters who shortlist you. Ask about the role, salary and next steps.',
        description: 'Text for basic members.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    isPro: Type.Boolean(),
    conversations: Type.Array(Conversation),
    /** True if recruiters may start a chat. If false, the page says so and explains how to allow it. */
    wantsChat: Type.Boolean(),
    pager: PagerData,
    /** The open conversation. */
    room: OrNull(RoomData),
    /** Load time in epoch milliseconds. */
    now: Type.Integer(),
    failed: OrNull(Type.String()),
  }),
  messages: ['chat', 'device-offer', 'lists'],
  hydrate: 'load',
  personal: true,
  primary: true,
  onFailure: 'show',
  pages: ['chats'],
  limit: 1,
});
