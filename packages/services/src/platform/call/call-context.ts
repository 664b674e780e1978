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

/** What a call is answered with and for. A service that needs more adds it in its handlers: `CallContext & SeoSource`. */
export interface CallContext {
  readonly brand: Brand;
  readonly database: Kysely<Schema>;
  /** The brand's categories, tags and cities. */
  readonly directory: () => Promise<BrandDirectory>;
  /** Every message as the brand shows it. */
  readonly messages: Messages;
  /** Null where documents cannot be had. */
  readonly documents: DocumentWriter | null;
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
