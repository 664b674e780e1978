import { parseCronItems } from 'graphile-worker';

const HALF_A_DAY_MS = 43_200_000;

/** What is done by the clock, which is UTC's. */
export const SCHEDULE = parseCronItems([
  { task: 'clean-up', match: '0 * * * *' },
  { task: 'close-quizzes', match: '*/5 * * * *' },
  {
    // Half past seven in the morning in India; where nothing ran then, later in the day.
    task: 'job-alerts',
    match: '0 2 * * *',
    options: { backfillPeriod: HALF_A_DAY_MS, maxAttempts: 10 },
  },
  {
    // Half past eight in the morning in India.
    task: 'closing-reminders',
    match: '0 3 * * *',
    options: { backfillPeriod: HALF_A_DAY_MS, maxAttempts: 10 },
  },
  {
    // Half past eight in the morning in India, after the alerts.
    task: 'early-mails',
    match: '0 3 * * *',
    options: { backfillPeriod: HALF_A_DAY_MS, maxAttempts: 10 },
  },
  {
    // Ten in the morning of the first of the month in India.
    task: 'course-letters',
    match: '30 4 1 * *',
    options: { backfillPeriod: HALF_A_DAY_MS, maxAttempts: 10 },
  },
  {
    // Ten in the morning in India.
    task: 'renewal-reminders',
    match: '30 4 * * *',
    options: { backfillPeriod: HALF_A_DAY_MS, maxAttempts: 10 },
  },
  { task: 'unpaid-mails', match: '5,15,25,35,45,55 * * * *' },
  { task: 'retry-readings', match: '*/2 * * * *' },
  { task: 'sweep-media', match: '20 2 * * *' },
  {
    // Nine on Monday morning in India; where nothing ran then, later in the day.
    task: 'weekly-job-report',
    match: '30 3 * * 1',
    options: { backfillPeriod: HALF_A_DAY_MS, maxAttempts: 10 },
  },
]);
