import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const chatSticky = defineBlock({
  type: 'chat-sticky',
  version: 1,
  title: 'Chats at the edge',
  description:
    'For pro members with chats: an entry at the edge of the window that opens them in place; on phones a link. The brand’s flag enableChatSticky turns all of them off.',
  settings: Type.Object(
    { label: Type.String({ minLength: 1, maxLength: 24, default: 'Chats' }) },
    { additionalProperties: false },
  ),
  // The same on every page, so that what is open stays open from page to page.
  data: Type.Object({}),
  hydrate: 'load',
  personal: true,
  onFailure: 'hide',
  limit: 1,
});
