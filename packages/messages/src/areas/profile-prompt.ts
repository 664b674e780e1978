import profilePrompt from '../../../../layouts/messages/en-IN/profile-prompt.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** The profile prompt where it cannot name the experience of one member. */
export const profilePromptMessages = defineMessages('profile-prompt', profilePrompt, {
  mismatchTitle: 'title',
  matchText: 'sentence',
  updatedText: 'sentence',
  updateLink: 'label',
});
