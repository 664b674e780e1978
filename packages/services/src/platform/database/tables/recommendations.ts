import type { Brand } from '@broadsheet/contract/brand';
import type { RecommendationStatus, Relation } from '@broadsheet/contract/entities/recommendation';
import type { SocialKind } from '@broadsheet/contract/social-address';
import type { Generated } from 'kysely';

/** At most one of a seeker from an address. */
export interface RecommendationsTable {
  id: Generated<number>;
  seeker_id: number;
  requested_email: string;
  address_hash: Buffer;
  /** As the seeker calls them. */
  asked_name: string;
  message: string;
  status: Generated<RecommendationStatus>;
  /** Before the seeker has last decided; null while nothing can be taken back. */
  previous_status: Exclude<RecommendationStatus, 'asked'> | null;
  asked_at: Date;
  /** As they call themselves; null, as what follows, until they have said who they are. */
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

/** Kept when a recommendation is removed, so that asking anew does not mail anew. */
export interface RecommendationMailsTable {
  seeker_id: number;
  address_hash: Buffer;
  mailed_at: Date;
}

/** Addresses of people who want to be asked for no recommendation any more. */
export interface RecommendationRefusalsTable {
  brand: Brand;
  address_hash: Buffer;
  refused_at: Date;
}

/** Pages of a seeker's own at other sites. */
export interface SocialConnectionsTable {
  seeker_id: number;
  kind: SocialKind;
  address: string;
  added_at: Date;
}

/** By the ids of the survey and of its question in the brand's file. */
export interface SurveyAnswersTable {
  seeker_id: number;
  survey: string;
  question: string;
  /** Null for a question that was left out. */
  answer: string | null;
  answered_at: Date;
}
