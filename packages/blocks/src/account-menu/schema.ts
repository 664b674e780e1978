import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';
import { contentNameOptions } from '../shared/text/content-name.ts';

export const accountMenu = defineBlock({
  type: 'account-menu',
  version: 1,
  title: 'Account menu',
  description: "Log in and Register for visitors; the member's menu and Log out for members.",
  settings: Type.Object(
    {
      menu: Type.String({
        ...contentNameOptions,
        default: '',
        description:
          'A text with the links of the menu: headings, each with a list of links. The first links also show beside the name.',
      }),
      basicMenu: Type.String({
        ...contentNameOptions,
        default: '',
        description: 'A text with more links for basic members.',
      }),
      proMenu: Type.String({
        ...contentNameOptions,
        default: '',
        description: 'A text with more links for Pro members.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** Null for visitors and in anonymous (shared) pages. */
    member: Type.Union([
      Type.Object({ name: Type.String(), mark: Type.String(), isPro: Type.Boolean() }),
      Type.Null(),
    ]),
    pages: Type.Array(
      Type.Object({
        ...Link.properties,
        /** The heading of the page's group. Neighbouring pages with the same heading form one group. */
        group: Type.Optional(Type.String()),
        /** Which unread count the page shows, for browsers that follow the count. */
        unread: Type.Optional(Type.Enum(['notifications', 'chats'])),
        /** The unread count; absent is 0. */
        count: Type.Optional(Type.Integer({ minimum: 1 })),
      }),
    ),
  }),
  messages: ['account-menu'],
  hydrate: 'never',
  landmark: 'banner',
  personal: true,
  pinned: true,
  contentSettings: ['menu', 'basicMenu', 'proMenu'],
  limit: 1,
});
