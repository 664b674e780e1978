import jobAlerts from '../../../../layouts/messages/en-IN/job-alerts.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The job alert of a seeker. */
export const jobAlertsMessages = defineMessages('job-alerts', jobAlerts, {
  note: 'sentence',
  saved: 'label',
  sought: ['sentence', 'filters'],
  allJobs: 'sentence',
  seeJobs: 'label',
  pausedLead: 'label',
  settings: 'label',
  pausedNote: 'sentence',
  save: 'label',
});
