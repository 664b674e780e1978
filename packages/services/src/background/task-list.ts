import type { ResumeParser } from '@broadsheet/resume-parser/process/create-resume-parser';
import type { TaskList } from 'graphile-worker';
import type { AccountSecrets } from '../accounts/account-secrets.ts';
import { sendResetLinkTask } from '../accounts/send-reset-link.ts';
import { queueJobAlerts } from '../alerts/queue-job-alerts.ts';
import { createDirectory } from '../brands/directory.ts';
import { closeQuizzes } from '../competitions/close-quizzes.ts';
import { notifyParticipants } from '../competitions/notify-participants.ts';
import type { CompetitionReader } from '../competitions/read-competitions.ts';
import { queueCourseLetters } from '../courses/queue-course-letters.ts';
import { queueEarlyMails } from '../early-applicant/queue-early-mails.ts';
import type { Media } from '../media/media.ts';
import { removeMediaTask } from '../media/remove-media.ts';
import { sweepMedia } from '../media/sweep-media.ts';
import { type Delivery, sendMessage } from '../messages/send-message.ts';
import { reconcileOrders } from '../orders/reconcile-orders.ts';
import type { Payments } from '../payments/payments.ts';
import { queueRenewalReminders } from '../renewals/queue-renewal-reminders.ts';
import { queueUnpaidMails } from '../renewals/queue-unpaid-mails.ts';
import { queueWeeklyReports } from '../reports/queue-weekly-reports.ts';
import { readResume } from '../resume-reading/read-resume.ts';
import { retryReadings } from '../resume-reading/retry-readings.ts';
import { queueClosingReminders } from '../saved-jobs/queue-closing-reminders.ts';
import { cleanUp } from './clean-up.ts';
import type { JobName } from './queue-job.ts';

/** All that is done in the background. */
export const TASKS = [
  'clean-up',
  'closing-reminders',
  'competition-news',
  'course-letters',
  'close-quizzes',
  'early-mails',
  'job-alerts',
  'parse-resume',
  'reconcile-orders',
  'remove-media',
  'renewal-reminders',
  'retry-readings',
  'send-message',
  'send-reset-link',
  'sweep-media',
  'unpaid-mails',
  'weekly-job-report',
] as const;
type TaskName = JobName | (typeof TASKS)[number];

interface TaskDeps {
  readonly secrets: AccountSecrets;
  readonly media: Media;
  readonly parser: ResumeParser;
  /** Null where nothing is sold. */
  readonly payments: Payments | null;
  readonly readCompetitions: CompetitionReader;
  /** Calls back when the database holds newer brand configs. */
  readonly onBrandsChange?: (listener: () => void) => unknown;
}

/** What is done in the background, by its name. */
export const createTaskList = (
  delivery: Delivery,
  { secrets, media, parser, payments, readCompetitions, onBrandsChange }: TaskDeps,
): TaskList => {
  const { database, now } = delivery;
  const readDirectory = createDirectory(
    database,
    onBrandsChange ? { onChange: onBrandsChange } : {},
  );
  const tasks = {
    'clean-up': () => cleanUp(database, now()),
    'closing-reminders': () => queueClosingReminders({ database, now: now() }),
    'competition-news': () => notifyParticipants({ database, readCompetitions, now: now() }),
    'course-letters': () => queueCourseLetters({ database, now: now() }),
    'close-quizzes': () => closeQuizzes({ database, readCompetitions, now: now() }),
    'early-mails': () => queueEarlyMails({ database, readDirectory, now: now() }),
    'job-alerts': () => queueJobAlerts({ database, readDirectory, now: now() }),
    'parse-resume': (payload) =>
      readResume(payload, { database, store: media.store, parser, readDirectory, now }),
    'reconcile-orders': async () => {
      if (payments) await reconcileOrders(database, payments.gateway, now());
    },
    'remove-media': (payload) => removeMediaTask(payload, media.store),
    'renewal-reminders': () => queueRenewalReminders({ database, readDirectory, now: now() }),
    'retry-readings': () => retryReadings(database, now()),
    'send-message': (payload) => sendMessage(payload, delivery),
    'send-reset-link': (payload) => sendResetLinkTask(payload, { database, secrets, now }),
    'sweep-media': () => sweepMedia(database, media),
    'unpaid-mails': () => queueUnpaidMails(database, now()),
    'weekly-job-report': () => queueWeeklyReports({ database, readDirectory, now: now() }),
  } satisfies Record<TaskName, (payload: unknown) => Promise<void>>;
  return tasks;
};
