import type { Brand } from '@broadsheet/contract/brand';
import type { RecommendationStatus, Relation } from '@broadsheet/contract/entities/recommendation';
import type { SocialKind } from '@broadsheet/contract/social-address';
import type { Generated } from 'kysely';

/** At most one per seeker and address. */
export interface RecommendationsTable {
  id: Generated<number>;
  seeker_id: number;
  requested_email: string;
  address_hash: Buffer;
  /** The name that the seeker gives. */
  asked_name: string;
  message: string;
  status: Generated<RecommendationStatus>;
  /** The status before the seeker's last decision; null when there is nothing to undo. */
  previous_status: Exclude<RecommendationStatus, 'asked'> | null;
  asked_at: Date;
  /** The name that the author gives; null, like the following columns, until they have filled in the form. */
  name: string | null;
  relation: Relation | null;
  title: string | null;
  company: string | null;
  linkedin: string | null;
  recruiter_id: number | null;
  introduced_at: Date | null;
  comment: string | null;
  written_at: Date | null;
}

/** Stays when a recommendation is removed, so that a new request does not send a new mail. */
export interface RecommendationMailsTable {
  seeker_id: number;
  address_hash: Buffer;
  mailed_at: Date;
}

/** Addresses that have opted out of requests for recommendations. */
export interface RecommendationRefusalsTable {
  brand: Brand;
  address_hash: Buffer;
  refused_at: Date;
}

/** A seeker's own pages on other sites. */
export interface SocialConnectionsTable {
  seeker_id: number;
  kind: SocialKind;
  address: string;
  added_at: Date;
}

/** Answers by the ids of the survey and of its question in the brand's file. */
export interface SurveyAnswersTable {
  seeker_id: number;
  survey: string;
  question: string;
  /** Null for a skipped question. */
  answer: string | null;
  answered_at: Date;
}
