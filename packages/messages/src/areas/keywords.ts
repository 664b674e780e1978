import keywords from '../../../../layouts/messages/en-IN/keywords.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Keywords that a seeker follows. */
export const keywordsMessages = defineMessages('keywords', keywords, {
  title: 'label',
  details: 'label',
  label: 'label',
  note: 'sentence',
  none: 'sentence',
  follow: ['label', 'keyword'],
  unfollow: ['label', 'keyword'],
});
