import type { Brand } from '@broadsheet/contract/brand';
import type {
  CallAnswer,
  CallBody,
  CallDefinition,
  CallParams,
  CallQuery,
} from '@broadsheet/contract/call';
import type { Kysely } from 'kysely';
import type { TSchema } from 'typebox';
import type { BlogReader } from '../../job/blogs/read-blogs.ts';
import type { SeoReader } from '../../seo/read-seo.ts';
import type { Payments } from '../../subscription/payments/payments.ts';
import type { CompetitionReader } from '../../user/competitions/read-competitions.ts';
import type { SurveyReader } from '../../user/surveys/read-surveys.ts';
import type { BrandDirectory } from '../brands/directory.ts';
import type { Schema } from '../database/schema.ts';
import type { DocumentWriter } from '../documents/create-document-writer.ts';
import type { MailSites } from '../messages/mail/mail-site.ts';
import type { AccountSecrets } from './account-secrets.ts';

/** A seeker with a live session. */
export interface Caller {
  readonly seekerId: number;
  readonly sessionId: string;
  /** The second step of the login is open: good for that step, and for logging out, only. */
  readonly isSecondStep: boolean;
  /** The token itself. */
  readonly token: string;
}

/** In whose name a recruiter's program asks. */
export interface CallingRecruiter {
  readonly id: number;
  readonly companyId: number;
  readonly name: string;
}

/** What a call is answered with and for. */
export interface CallContext {
  readonly brand: Brand;
  readonly database: Kysely<Schema>;
  /** The brand's categories, tags and cities. */
  readonly directory: () => Promise<BrandDirectory>;
  readonly readSeo: SeoReader;
  readonly readBlogs: BlogReader;
  readonly readCompetitions: CompetitionReader;
  readonly readSurveys: SurveyReader;
  /** Null where documents cannot be had. */
  readonly documents: DocumentWriter | null;
  /** Null where nothing is sold. */
  readonly payments: Payments | null;
  /** Who calls, by a token that was verified; null for visitors. Never null in calls that need a token. */
  readonly caller: Caller | null;
  /** Which recruiter calls; null but in calls of recruiters, and never null there. */
  readonly recruiter: CallingRecruiter | null;
  /** The client's address as the BFF says it, and its User-Agent; empty when not said. */
  readonly clientAddress: string;
  readonly userAgent: string;
  readonly secrets: AccountSecrets;
  /** What the outbox renders messages by; null where it is not shown. */
  readonly sites: MailSites | null;
  /** False lifts the limits on tries of passwords and codes, for tests under load. */
  readonly isLimited: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Answers one call; a failure that the client should know is thrown as an AppError. */
export type CallHandler<Call extends CallDefinition> = (
  query: CallQuery<Call>,
  params: CallParams<Call>,
  context: CallContext,
  body: CallBody<Call>,
) => Promise<CallAnswer<Call>> | CallAnswer<Call>;

/** A call and what answers it, their types tied together and then forgotten, so that all can stand in one list. */
export interface BoundCall {
  readonly call: CallDefinition;
  readonly answer: (
    query: unknown,
    params: unknown,
    context: CallContext,
    body: unknown,
  ) => unknown;
}

export const bindCall = <
  P extends TSchema,
  Q extends TSchema,
  A extends TSchema,
  B extends TSchema,
>(
  call: CallDefinition<P, Q, A, B>,
  handler: CallHandler<CallDefinition<P, Q, A, B>>,
): BoundCall => ({
  call,
  answer: (query, params, context, body) =>
    handler(
      query as CallQuery<CallDefinition<P, Q, A, B>>,
      params as CallParams<CallDefinition<P, Q, A, B>>,
      context,
      body as CallBody<CallDefinition<P, Q, A, B>>,
    ),
});
