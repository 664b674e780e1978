import { defineBlock } from '@broadsheet/contract/block-definition';
import { Notification } from '@broadsheet/contract/entities/notification';
import Type from 'typebox';
import { PagerData } from '../shared/list/pager-data.ts';

export const notificationList = defineBlock({
  type: 'notification-list',
  version: 1,
  title: 'Notification list',
  description: "The member's notifications, newest first. Unread ones are marked.",
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 60, default: 'Your notifications' }),
      empty: Type.String({
        maxLength: 200,
        default: "No notifications yet. Apply to jobs, and we'll keep you posted here.",
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    items: Type.Array(Notification),
    pager: PagerData,
    /** The unread count of all pages together. */
    unread: Type.Integer({ minimum: 0 }),
    /** The number of the last event that the items include. */
    after: Type.Integer({ minimum: 0 }),
    next: Type.String(),
    failed: Type.Union([Type.String(), Type.Null()]),
  }),
  messages: ['forms', 'lists', 'notifications'],
  hydrate: 'load',
  personal: true,
  onFailure: 'show',
  pages: ['allnotification'],
  limit: 1,
});
