import Type from 'typebox';
import { defineCall } from '../call.ts';
import { orNull } from '../or-null.ts';
import { InboxKind } from '../studio/inbox.ts';
import { STUDIO_PATH } from '../studio/studio-call.ts';
import { Text } from '../text.ts';

export const STAFF_NEWS_MAX = 50;
export const STAFF_NEWS_TEXT_MAX = 2_000;

/** One inbox entry of a staff member. */
export const StaffNews = Type.Object({
  key: Text({ minLength: 1, maxLength: 300, description: 'Unique for the entry.' }),
  kind: InboxKind,
  by: orNull(Text({ maxLength: 200, description: 'A name; null is the site itself.' })),
  text: orNull(Text({ maxLength: STAFF_NEWS_TEXT_MAX })),
});
export type StaffNews = Readonly<Type.Static<typeof StaffNews>>;

/**
 * Queues one mail to a staff member about entries of one subject. Idempotent: entries that were mailed before are left
 * out, and without any other there is no mail.
 */
export const mailStaff = defineCall({
  service: 'user',
  method: 'POST',
  path: '/internal/staff-mails',
  auth: 'public',
  params: Type.Object({}),
  query: Type.Object({}),
  body: Type.Object({
    name: Text({ maxLength: 200 }),
    email: Text({ minLength: 3, maxLength: 254 }),
    title: Text({ minLength: 1, maxLength: 200, description: 'Of the draft, for example.' }),
    path: Type.String({
      pattern: `^${STUDIO_PATH}/[a-z0-9/-]{1,100}$`,
      description: 'The page of Studio that the mail links to.',
    }),
    news: Type.Array(StaffNews, { minItems: 1, maxItems: STAFF_NEWS_MAX }),
  }),
  answer: Type.Object({
    mailed: Type.Integer({ minimum: 0, description: 'How many entries the mail has.' }),
  }),
});
