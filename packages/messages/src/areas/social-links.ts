import socialLinks from '../../../../layouts/messages/en-IN/social-links.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** The social profiles of a seeker. */
export const socialLinksMessages = defineMessages('social-links', socialLinks, {
  intro: 'title',
  profile: 'label',
  saved: 'label',
  missing: 'sentence',
  hint: ['title', 'example'],
  added: ['sentence', 'site'],
  removed: ['sentence', 'site'],
});
