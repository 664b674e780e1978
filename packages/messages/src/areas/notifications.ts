import notifications from '../../../../layouts/messages/en-IN/notifications.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** The notifications of seekers. */
export const notificationsMessages = defineMessages('notifications', notifications, {
  new: 'label',
  unread: ['label', 'count'],
  allRead: 'label',
  markAll: 'label',
  marking: 'label',
});
