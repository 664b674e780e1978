import type { Brand } from '@broadsheet/contract/brand';
import type { Kysely } from 'kysely';
import { queueJob } from '../background/queue-job.ts';
import type { Schema } from '../database/schema.ts';

/** `token` lets its reader write, `refusal` lets them be left alone. */
type RecommendationVariables = Record<'name' | 'seeker' | 'message' | 'token' | 'refusal', string>;

/** `features` are those of the order, joined by commas. */
type PaidVariables = Record<
  'name' | 'plans' | 'terms' | 'amount' | 'invoice' | 'orderId' | 'features',
  string
>;

/** What is sent to people, and what each template is told. Links are made of `token` by the template. */
export interface MessageVariables {
  'confirm-registration': { name: string; code: string };
  'already-registered': { name: string };
  'reset-password': { name: string; token: string };
  'password-policy': { name: string; token: string };
  'second-step-code': { name: string; code: string };
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
  /** As `job-alert`. */
  'early-jobs': { name: string; count: string; report: string };
  /** `report` is a WeeklyReport as JSON; `count` is how many there are, with those that it does not name. */
  'job-alert': { name: string; count: string; report: string };
  /** `report` is a WeeklyReport as JSON. */
  'weekly-job-report': { name: string; report: string };
  /** `jobs` are MailedJobs as JSON. */
  'application-sent': { name: string; jobs: string };
  /** `said` is what has happened, in a sentence. */
  'application-status': { name: string; said: string; jobId: string };
  'follow-up-answered': { name: string; said: string; jobId: string };
  /** `jobs` are MailedJobs as JSON, `count` is how many there are, with those that it does not name. */
  'saved-jobs-closing': { name: string; count: string; jobs: string };
  /** `count` is for how many jobs a basic member may apply. */
  'applications-used': { name: string; count: string };
  /** As `course-enquiry`. */
  'course-letter': { name: string; courses: string };
  /** `day` is that of the end, in words; `isOver` 1 or 0; `code` of the source tracking. */
  'plan-reminder': Record<'name' | 'feature' | 'plan' | 'day' | 'isOver' | 'code', string>;
  /** `amount` is in rupees, with their paise. */
  'payment-incomplete': Record<'name' | 'plans' | 'amount' | 'orderId', string>;
  /** `terms` is what is given until when, in words; `invoice` its printed number; `amount` as above. */
  'payment-received': PaidVariables;
  'payment-refunded': PaidVariables;
  /** `said` is what has happened, in sentences; `path` is where something can be done. */
  'competition-news': Record<'name' | 'competition' | 'heading' | 'said' | 'path', string>;
  'recommendation-ask': RecommendationVariables;
  'recommendation-reminder': RecommendationVariables;
  'recommendation-received': { name: string; recommender: string };
  welcome: { name: string };
}
export type MessageTemplate = keyof MessageVariables;

export interface Message<Template extends MessageTemplate = MessageTemplate> {
  readonly brand: Brand;
  readonly channel: 'email' | 'sms';
  /** Null for somebody who has no account, or none yet. */
  readonly seekerId: number | null;
  /** An e-mail address, or a number with its country code. */
  readonly recipient: string;
  readonly template: Template;
  readonly variables: MessageVariables[Template];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Has a message sent if, and only if, the transaction that it is queued in is kept. */
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
