import Type from 'typebox';
import { After } from '../after.ts';
import { defineCall } from '../call.ts';
import { Notification } from '../entities/notification.ts';
import { listOf } from '../list.ts';

const none = Type.Object({});
const both = { service: 'user', params: none, auth: 'token' } as const;

export const UnreadCounts = Type.Object({
  /** Notifications that are unread. */
  count: Type.Integer({ minimum: 0 }),
  /** Unread messages of recruiters; 0 for those who may not chat. */
  chatCount: Type.Integer({ minimum: 0 }),
});
export type UnreadCounts = Type.Static<typeof UnreadCounts>;

/** The seeker's notifications, the newest first. */
export const notifications = defineCall({
  ...both,
  method: 'GET',
  path: '/notifications',
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 1 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
    after: Type.Optional(After),
  }),
  answer: Type.Object({
    ...listOf(Notification).properties,
    /** The number on all pages. */
    unread: Type.Integer({ minimum: 0 }),
    /** The event after which a stream continues from here. */
    after: Type.Integer({ minimum: 0 }),
  }),
});

export const notificationsCount = defineCall({
  ...both,
  method: 'GET',
  path: '/notifications/count',
  query: none,
  answer: UnreadCounts,
});

/**
 * Marks notifications as read; without ids all of them. Other people's notifications, and those read before, stay
 * unchanged.
 */
export const readNotifications = defineCall({
  ...both,
  method: 'POST',
  path: '/notifications/read',
  query: none,
  body: Type.Object({
    ids: Type.Optional(
      Type.String({
        pattern: '^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,99}$',
        description: 'numbers, with commas between',
      }),
    ),
  }),
  answer: Type.Object({ message: Type.String(), ...UnreadCounts.properties }),
});
