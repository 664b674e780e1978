import following from '../../../../layouts/messages/en-IN/following.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Following companies. */
export const followingMessages = defineMessages('following', following, {
  follow: 'label',
  unfollow: 'label',
  following: ['sentence', 'company'],
  offer: ['sentence', 'company'],
  title: 'label',
  note: 'sentence',
  none: 'sentence',
  browse: 'label',
});
