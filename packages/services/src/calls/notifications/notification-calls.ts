import {
  notifications,
  notificationsCount,
  readNotifications,
} from '@broadsheet/contract/calls/notifications';
import { readSeeker } from '../../accounts/require-password.ts';
import { countUnread } from '../../notifications/count-unread.ts';
import { listNotifications } from '../../notifications/list-notifications.ts';
import { markNotificationsRead } from '../../notifications/mark-read.ts';
import { bindCall } from '../call-handler.ts';
import { readIds, readOwnPaging } from '../list-query.ts';

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
    return { message: 'Marked as read.', ...(await countUnread(database, seeker.id, now)) };
  },
);
