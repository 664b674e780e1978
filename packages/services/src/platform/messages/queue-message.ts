import type { Brand } from '@broadsheet/contract/brand';
import type { Kysely } from 'kysely';
import { queueJob } from '../background/queue-job.ts';
import type { Schema } from '../database/schema.ts';

/** `token` lets the recipient write, `refusal` lets them opt out. */
type RecommendationVariables = Record<'name' | 'seeker' | 'message' | 'token' | 'refusal', string>;

/** `features` are those of the order, joined by commas. */
type PaidVariables = Record<
  'name' | 'plans' | 'terms' | 'amount' | 'invoice' | 'orderId' | 'features',
  string
>;

/** The messages and the variables of each template. The template makes links from `token`. */
export interface MessageVariables {
  'confirm-registration': { name: string; code: string };
  'already-registered': { name: string };
  'reset-password': { name: string; token: string };
  'password-policy': { name: string; token: string };
  'second-step-code': { name: string; code: string };
  'login-code': { name: string; code: string };
  /** `provider` is its name. */
  'login-linked': { name: string; provider: string };
  'contact-code': { name: string; code: string };
  'verify-email': { name: string; token: string };
  'email-change': { name: string; token: string };
  'email-change-notice': { name: string; email: string };
  'address-taken': { name: string };
  'password-changed': { name: string };
  'second-step-changed': { name: string; state: 'on' | 'off' };
  'account-deactivated': { name: string };
  'reactivate-account': { name: string; code: string };
  'account-erased': { name: string };
  /** `courses` is a list of titles, slugs and names of institutes as JSON. */
  'course-enquiry': { name: string; courses: string };
  /** `report` is a WeeklyReport as JSON; `count` is the total, including those that the report does not name. */
  'early-jobs': { name: string; count: string; report: string };
  /**
   * `alerts` is an AlertDigest as JSON; `count` is the number of its jobs, including those that it does not name. Messages
   * that an earlier version queued are about one alert instead: `report` is a WeeklyReport as JSON, `alert` the name.
   */
  'job-alert': { name: string; count: string } & {
    [name in 'alerts' | 'report' | 'alert' | 'alertId']?: string;
  };
  /** `report` is a WeeklyReport as JSON. */
  'weekly-job-report': { name: string; report: string };
  /** `jobs` are MailedJobs as JSON. */
  'application-sent': { name: string; jobs: string };
  /** `said` is a sentence that describes what happened. */
  'application-status': { name: string; said: string; jobId: string };
  'follow-up-answered': { name: string; said: string; jobId: string };
  /** `jobs` are MailedJobs as JSON; `count` is the total, including those that `jobs` does not name. */
  'saved-jobs-closing': { name: string; count: string; jobs: string };
  /** `count` is the number of jobs that a basic member may apply for. */
  'applications-used': { name: string; count: string };
  /** As `course-enquiry`. */
  'course-letter': { name: string; courses: string };
  /** `day` is the last day as text; `isOver` is 1 or 0; `code` belongs to the source tracking. */
  'plan-reminder': Record<'name' | 'feature' | 'plan' | 'day' | 'isOver' | 'code', string>;
  /** `amount` is in rupees, with paise. */
  'payment-incomplete': Record<'name' | 'plans' | 'amount' | 'orderId', string>;
  /** `terms` names the features and their end as text; `invoice` is the printed number; `amount` as above. */
  'payment-received': PaidVariables;
  'payment-refunded': PaidVariables;
  /** `said` is one or more sentences about what happened; `path` is the page where the reader can act. */
  'competition-news': Record<'name' | 'competition' | 'heading' | 'said' | 'path', string>;
  'recommendation-ask': RecommendationVariables;
  'recommendation-reminder': RecommendationVariables;
  'recommendation-received': { name: string; recommender: string };
  /** `news` is StaffNews of one subject as JSON; `path` is a page of Studio. */
  'studio-news': Record<'name' | 'title' | 'path' | 'news', string>;
  welcome: { name: string };
}
export type MessageTemplate = keyof MessageVariables;

export interface Message<Template extends MessageTemplate = MessageTemplate> {
  readonly brand: Brand;
  readonly channel: 'email' | 'sms';
  /** Null for a recipient without an account. */
  readonly seekerId: number | null;
  /** An e-mail address, or a number with its country code. */
  readonly recipient: string;
  readonly template: Template;
  readonly variables: MessageVariables[Template];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Queues a message. It is sent only if the surrounding transaction commits. */
export const queueMessage = async <Template extends MessageTemplate>(
  database: Kysely<Schema>,
  message: Message<Template>,
): Promise<void> => {
  const { id } = await database
    .insertInto('messages')
    .values({
      brand: message.brand,
      channel: message.channel,
      seeker_id: message.seekerId,
      recipient: message.recipient,
      template: message.template,
      variables: JSON.stringify(message.variables),
      created_at: new Date(message.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queueJob(database, 'send-message', { messageId: id });
};
