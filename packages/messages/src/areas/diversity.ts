import diversity from '../../../../layouts/messages/en-IN/diversity.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** What a seeker says about diversity. */
export const diversityMessages = defineMessages('diversity', diversity, {
  title: 'label',
  details: 'label',
  note: 'sentence',
  none: 'sentence',
  woman: 'label',
  returning: 'label',
  differentlyAbled: 'label',
  veteran: 'label',
  workFromHome: 'label',
  maven: 'label',
});
