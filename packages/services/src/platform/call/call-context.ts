import type { Brand } from '@broadsheet/contract/brand';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { Kysely } from 'kysely';
import type { BrandDirectory } from '../brands/directory.ts';
import type { Schema } from '../database/schema.ts';
import type { DocumentWriter } from '../documents/create-document-writer.ts';
import type { MailSites } from '../messages/mail/mail-site.ts';
import type { AccountSecrets } from './account-secrets.ts';

/** A seeker with a live session. */
export interface Caller {
  readonly seekerId: number;
  readonly sessionId: string;
  /** The second login step is pending: the session is valid only for that step and for logging out. */
  readonly isSecondStep: boolean;
  /** The token itself. */
  readonly token: string;
}

/** The recruiter on whose behalf a program calls. */
export interface CallingRecruiter {
  readonly id: number;
  readonly companyId: number;
  readonly name: string;
}

/** What a handler receives. A service that needs more adds it in its handlers: `CallContext & SeoSource`. */
export interface CallContext {
  readonly brand: Brand;
  readonly database: Kysely<Schema>;
  /** The brand's categories, tags and cities. */
  readonly directory: () => Promise<BrandDirectory>;
  /** Every message as the brand shows it. */
  readonly messages: Messages;
  /** Null where documents cannot be written. */
  readonly documents: DocumentWriter | null;
  /** The seeker of a verified token; null for visitors. Never null in calls that require a token. */
  readonly caller: Caller | null;
  /** The recruiter who calls. Null in all other calls, never null in calls of recruiters. */
  readonly recruiter: CallingRecruiter | null;
  /** The version of the contract that the calling program knows; see `contract-version.ts`. */
  readonly contractVersion: number;
  /** The client's address as the BFF reports it, and its User-Agent; empty when absent. */
  readonly clientAddress: string;
  readonly userAgent: string;
  readonly secrets: AccountSecrets;
  /** The sites that the outbox renders messages with; null where the outbox is not shown. */
  readonly sites: MailSites | null;
  /** False lifts the rate limits on passwords and codes, for load tests. */
  readonly isLimited: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}
