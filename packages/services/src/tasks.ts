import type { Brand } from '@broadsheet/contract/brand';
import { internet, type Network } from '@broadsheet/outbound/fetch-outside';
import type { ResumeParser } from '@broadsheet/resume-parser/process/create-resume-parser';
import type { TaskList } from 'graphile-worker';
import { sendResetLinkTask } from './auth/password/send-reset-link.ts';
import { sendLoginCodeTask } from './auth/session/send-login-code.ts';
import { queueCourseLetters } from './course/queue-course-letters.ts';
import { queueJobAlerts } from './job/alerts/queue-job-alerts.ts';
import { queueEarlyMails } from './job/early-applicant/queue-early-mails.ts';
import { notifyFollowers } from './job/followed-companies/notify-followers.ts';
import { queueWeeklyReports } from './job/reports/queue-weekly-reports.ts';
import { refreshSalaries } from './job/salaries/refresh-salaries.ts';
import { queueClosingReminders } from './job/seeker-acts/queue-closing-reminders.ts';
import { refreshAnswers } from './job/trust/refresh-answers.ts';
import type { Media } from './media/media.ts';
import { removeMediaTask } from './media/remove-media.ts';
import { sweepMedia } from './media/sweep-media.ts';
import type { JobName } from './platform/background/queue-job.ts';
import { createDirectory } from './platform/brands/directory.ts';
import type { AccountSecrets } from './platform/call/account-secrets.ts';
import { createNoticeSender, type NoticeDelivery } from './platform/devices/send-notice.ts';
import { type Delivery, sendMessage } from './platform/messages/send-message.ts';
import { cleanUp } from './privacy/clean-up.ts';
import { reconcileOrders } from './subscription/orders/reconcile-orders.ts';
import type { Payments } from './subscription/payments/payments.ts';
import { queueRenewalReminders } from './subscription/renewals/queue-renewal-reminders.ts';
import { queueUnpaidMails } from './subscription/renewals/queue-unpaid-mails.ts';
import { notifyParticipants } from './user/competitions/notify-participants.ts';
import { closeQuizzes } from './user/competitions/quiz/close-quizzes.ts';
import type { CompetitionReader } from './user/competitions/read-competitions.ts';
import { deliverWebhook } from './user/form-webhooks/deliver-webhook.ts';
import { releaseWebhooks } from './user/form-webhooks/release-webhooks.ts';
import { readResume } from './user/resume-reading/read-resume.ts';
import { retryReadings } from './user/resume-reading/retry-readings.ts';

/** The names of all background tasks. */
export const TASKS = [
  'clean-up',
  'closing-reminders',
  'competition-news',
  'course-letters',
  'close-quizzes',
  'early-mails',
  'employer-answers',
  'followed-companies',
  'job-alerts',
  'parse-resume',
  'reconcile-orders',
  'release-webhooks',
  'remove-media',
  'renewal-reminders',
  'retry-readings',
  'salary-insights',
  'send-login-code',
  'send-message',
  'send-notice',
  'send-reset-link',
  'send-webhook',
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
  /** Absent: no notices are sent to devices. */
  readonly notices?: Pick<NoticeDelivery, 'sendPush' | 'count'>;
  /** The network that webhooks are reached over. Absent: the internet. */
  readonly network?: Network;
  /** Calls back when the database holds newer brand configs. */
  readonly onBrandsChange?: (listener: () => void) => unknown;
}

/** The background tasks, by name. */
export const createTaskList = (
  delivery: Delivery,
  {
    secrets,
    media,
    parser,
    payments,
    readCompetitions,
    notices,
    network = internet,
    onBrandsChange,
  }: TaskDeps,
): TaskList => {
  const { database, now } = delivery;
  const readDirectory = createDirectory(
    database,
    onBrandsChange ? { onChange: onBrandsChange } : {},
  );
  const messagesOf = (brand: Brand) => delivery.sites[brand].messages;
  const sendNotice = createNoticeSender({
    database,
    sites: delivery.sites,
    now,
    sendPush: null,
    count: () => undefined,
    ...notices,
  });
  const tasks = {
    'clean-up': () => cleanUp(database, now()),
    'closing-reminders': () => queueClosingReminders({ database, now: now() }),
    'competition-news': () =>
      notifyParticipants({ database, readCompetitions, messagesOf, now: now() }),
    'course-letters': () => queueCourseLetters({ database, now: now() }),
    'close-quizzes': () => closeQuizzes({ database, readCompetitions, now: now() }),
    'early-mails': () => queueEarlyMails({ database, readDirectory, messagesOf, now: now() }),
    'employer-answers': () => refreshAnswers(database, now()),
    'followed-companies': () => notifyFollowers({ database, messagesOf, now: now() }),
    'job-alerts': () => queueJobAlerts({ database, readDirectory, messagesOf, now: now() }),
    'parse-resume': (payload) =>
      readResume(payload, { database, store: media.store, parser, readDirectory, now }),
    'reconcile-orders': async () => {
      if (payments) await reconcileOrders({ database, messagesOf, now: now() }, payments.gateway);
    },
    'release-webhooks': () => releaseWebhooks(database),
    'remove-media': (payload) => removeMediaTask(payload, media.store),
    'renewal-reminders': () => queueRenewalReminders({ database, readDirectory, now: now() }),
    'retry-readings': () => retryReadings(database, now()),
    'salary-insights': () => refreshSalaries(database, now()),
    'send-login-code': (payload) => sendLoginCodeTask(payload, { database, secrets, now }),
    'send-message': (payload) => sendMessage(payload, delivery),
    'send-notice': sendNotice,
    'send-reset-link': (payload) => sendResetLinkTask(payload, { database, secrets, now }),
    'send-webhook': (payload) =>
      deliverWebhook(payload, { database, network, key: secrets.webhooks, now }),
    'sweep-media': () => sweepMedia(database, media),
    'unpaid-mails': () => queueUnpaidMails(database, now()),
    'weekly-job-report': () => queueWeeklyReports({ database, readDirectory, now: now() }),
  } satisfies Record<TaskName, (payload: unknown) => Promise<void>>;
  return tasks;
};
