import Type from 'typebox';
import { Counter } from './counter.ts';
import { InboxEntry } from './inbox.ts';
import { InboxMail } from './inbox-mail.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

const Unread = Type.Object({ unread: Type.Integer({ minimum: 0 }) });

/** The caller's entries, newest first. */
export const listInbox = defineStudioCall({
  method: 'GET',
  path: '/inbox',
  role: 'viewer',
  params: Nothing,
  query: Type.Object(
    { before: Type.Optional(Counter) },
    { additionalProperties: false, description: 'Only entries before this one.' },
  ),
  body: Nothing,
  answer: Type.Object({ items: Type.Array(InboxEntry), hasMore: Type.Boolean() }),
});

/** How many of the caller's entries are unread. */
export const countUnread = defineStudioCall({
  method: 'GET',
  path: '/inbox/unread',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Unread,
});

/** NOT_FOUND for another person's entry. */
export const markEntry = defineStudioCall({
  method: 'PATCH',
  path: '/inbox/{number}',
  role: 'viewer',
  params: Type.Object({ number: Counter }, { additionalProperties: false }),
  query: Nothing,
  body: Type.Object({ isRead: Type.Boolean() }, { additionalProperties: false }),
  answer: Unread,
});

/** Marks all of the caller's entries up to one as read: later ones have not been seen. */
export const markAllRead = defineStudioCall({
  method: 'POST',
  path: '/inbox/read',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Type.Object({ through: Counter }, { additionalProperties: false }),
  answer: Unread,
});

const Settings = Type.Object({ mail: InboxMail }, { additionalProperties: false });

/** Which entries the caller also gets as mail. */
export const readInboxSettings = defineStudioCall({
  method: 'GET',
  path: '/inbox/settings',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Settings,
});

export const saveInboxSettings = defineStudioCall({
  method: 'PUT',
  path: '/inbox/settings',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Settings,
  answer: Settings,
});
