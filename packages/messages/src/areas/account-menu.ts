import accountMenu from '../../../../layouts/messages/en-IN/account-menu.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** The account menu in the header of every page. */
export const accountMenuMessages = defineMessages('account-menu', accountMenu, {
  label: 'label',
  logIn: 'label',
  register: 'label',
  logOut: 'label',
  myAccount: 'label',
  recommendedJobs: 'label',
  profile: 'label',
  notifications: 'label',
  chats: 'label',
  settings: 'label',
  pro: 'label',
  unread: 'label',
  menu: 'label',
});
