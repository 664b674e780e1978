import {
  notifications,
  notificationsCount,
  readNotifications,
} from '@broadsheet/contract/calls/notifications';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readIds, readOwnPaging } from '../../platform/call/list-query.ts';
import { countUnread } from './count-unread.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-read.ts';

export const notificationsCall = bindCall(notifications, async (query, _params, context) => {
  const { id: seekerId } = await readSeeker(context);
  return listNotifications(context.database, seekerId, readOwnPaging(query));
});

export const notificationsCountCall = bindCall(
  notificationsCount,
  async (_query, _params, context) =>
    countUnread(context.database, (await readSeeker(context)).id, context.now),
);

export const readNotificationsCall = bindCall(
  readNotifications,
  async (_query, _params, context, { ids }) => {
    const { database, now } = context;
    const seeker = await readSeeker(context);
    const marked = ids === undefined ? null : readIds(ids);
    await markNotificationsRead(database, { seekerId: seeker.id, ids: marked }, now);
    const { markedRead } = context.messages.answers;
    return { message: markedRead, ...(await countUnread(database, seeker.id, now)) };
  },
);
