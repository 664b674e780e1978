import share from '../../../../layouts/messages/en-IN/share.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Sharing a job. */
export const shareMessages = defineMessages('share', share, {
  otherWays: 'label',
  byEmail: 'label',
  title: ['title', 'job', 'company'],
  copied: 'sentence',
  notCopied: ['sentence', 'url'],
});
