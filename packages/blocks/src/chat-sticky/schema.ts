import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const chatSticky = defineBlock({
  type: 'chat-sticky',
  version: 1,
  title: 'Chat button',
  description:
    'A chat button at the edge of the window for Pro members who have chats. It opens chats in place; on phones it is a link. Only on sites that have it turned on.',
  settings: Type.Object(
    { label: Type.String({ minLength: 1, maxLength: 24, default: 'Messages' }) },
    { additionalProperties: false },
  ),
  // The data is equal on every page, so an open panel stays open across navigations.
  data: Type.Object({}),
  messages: ['chat', 'device-offer'],
  hydrate: 'load',
  personal: true,
  onFailure: 'hide',
  limit: 1,
});
