import { type CronItem, parseCronItems } from 'graphile-worker';

const HALF_A_DAY_MS = 43_200_000;

/** A mailing that was missed because no process ran is sent later on the same day. */
const mailing = (task: string, match: string): CronItem => ({
  task,
  match,
  options: { backfillPeriod: HALF_A_DAY_MS, maxAttempts: 10 },
});

/** The cron schedule, in UTC. The comments give the time in India. */
export const SCHEDULE = parseCronItems([
  { task: 'clean-up', match: '0 * * * *' },
  { task: 'close-quizzes', match: '*/5 * * * *' },
  { task: 'competition-news', match: '2,7,12,17,22,27,32,37,42,47,52,57 * * * *' },
  // 07:30.
  mailing('job-alerts', '0 2 * * *'),
  // 08:00.
  mailing('followed-companies', '30 2 * * *'),
  // 08:30; early jobs come after the alerts.
  mailing('closing-reminders', '0 3 * * *'),
  mailing('early-mails', '0 3 * * *'),
  // 10:00; course letters on the first of the month.
  mailing('course-letters', '30 4 1 * *'),
  mailing('renewal-reminders', '30 4 * * *'),
  { task: 'unpaid-mails', match: '5,15,25,35,45,55 * * * *' },
  { task: 'reconcile-orders', match: '2,12,22,32,42,52 * * * *' },
  { task: 'release-webhooks', match: '3,8,13,18,23,28,33,38,43,48,53,58 * * * *' },
  { task: 'retry-readings', match: '*/2 * * * *' },
  { task: 'employer-answers', match: '40 * * * *' },
  { task: 'salary-insights', match: '50 * * * *' },
  { task: 'sweep-media', match: '20 2 * * *' },
  // Monday, 09:00.
  mailing('weekly-job-report', '30 3 * * 1'),
]);
