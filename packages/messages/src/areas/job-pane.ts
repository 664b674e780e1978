import jobPane from '../../../../layouts/messages/en-IN/job-pane.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The selected job beside its list. */
export const jobPaneMessages = defineMessages('job-pane', jobPane, {
  label: 'label',
  openPage: 'label',
  close: 'label',
  loading: 'label',
  failed: 'sentence',
  shown: ['title', 'job'],
  hint: 'sentence',
});
