import cover from '../../../../layouts/messages/en-IN/cover.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The cover letter of a seeker: the section and the form. */
export const coverMessages = defineMessages('cover', cover, {
  title: 'label',
  details: 'label',
  letter: 'label',
  letterHint: 'sentence',
  send: 'label',
  none: 'sentence',
  sent: 'sentence',
  notSent: 'sentence',
});
