import updateProfile from '../../../../layouts/messages/en-IN/update-profile.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** The short form of a profile: the experience that resume and profile do not agree on. */
export const updateProfileMessages = defineMessages('update-profile', updateProfile, {
  experience: 'title',
  inResume: 'label',
  inProfile: 'label',
  useResume: ['label', 'time'],
  useProfile: ['label', 'time'],
});
