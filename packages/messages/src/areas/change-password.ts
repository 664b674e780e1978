import changePassword from '../../../../layouts/messages/en-IN/change-password.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** The form that changes a password. */
export const changePasswordMessages = defineMessages('change-password', changePassword, {
  title: 'label',
  note: 'sentence',
  currentPassword: 'label',
  change: 'label',
  changing: 'label',
});
