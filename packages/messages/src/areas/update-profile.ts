import updateProfile from '../../../../layouts/messages/en-IN/update-profile.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** The short profile form, and the question if the experience differs between resume and profile. */
export const updateProfileMessages = defineMessages('update-profile', updateProfile, {
  experience: 'title',
  inResume: 'label',
  inProfile: 'label',
  useResume: ['label', 'time'],
  useProfile: ['label', 'time'],
});
