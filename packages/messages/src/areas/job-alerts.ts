import jobAlerts from '../../../../layouts/messages/en-IN/job-alerts.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The job alerts of a seeker. */
export const jobAlertsMessages = defineMessages('job-alerts', jobAlerts, {
  note: 'sentence',
  full: 'sentence',
  saved: 'label',
  none: 'sentence',
  search: 'label',
  allJobs: 'label',
  off: 'label',
  edit: 'label',
  name: 'label',
  delete: 'label',
  deleteQuestion: ['sentence', 'alert'],
  deleteAlert: 'label',
  pausedLead: 'label',
  settings: 'label',
  pausedNote: 'sentence',
  save: 'label',
});
