import type { Brand } from '@broadsheet/contract/brand';
import type { CompetitionPhase } from '@broadsheet/contract/entities/competition';
import type { ColumnType, Generated } from 'kysely';

/** Who has entered a competition, by its id in the brand's file. */
export interface CompetitionParticipantsTable {
  seeker_id: number;
  brand: Brand;
  competition: string;
  institute: string;
  /** Results may name them. */
  shows_name: boolean;
  /** By which those who judge know them. */
  test_slug: string;
  registered_at: Date;
  /** The quiz that they have begun, as it was then. */
  quiz_id: number | null;
}

/** How well somebody has done in a round. */
export interface CompetitionResultsTable {
  seeker_id: number;
  brand: Brand;
  competition: string;
  round: number;
  /** Read as text, since it is a decimal. */
  score: ColumnType<string, number, number>;
  position: number;
  is_through: boolean;
  decided_at: Date;
}

/** What operators have moved; it takes the place of what the file says. */
export interface CompetitionDatesTable {
  brand: Brand;
  competition: string;
  phase: CompetitionPhase;
  starts_at: Date;
  ends_at: Date;
}

/** Points of those who judge, before and after they are published. */
export interface CompetitionScoresTable {
  seeker_id: number;
  competition: string;
  round: number;
  /** Read as text, since it is a decimal. */
  score: ColumnType<string, number, number>;
  given_at: Date;
}

/** Whom it was told of what, each once. */
export interface CompetitionNotificationsTable {
  seeker_id: number;
  competition: string;
  /** Such as `round1-opens`. */
  notice: string;
  /** The date or the outcome that was told: another one is told again. */
  about: string;
  told_at: Date;
}

/** What those who hold a competition have done, for good. */
export interface CompetitionActsTable {
  id: Generated<string>;
  brand: Brand;
  competition: string;
  act: 'dates' | 'extend' | 'publish' | 'scores';
  /** What it was, in words; people are known by their codes. */
  said: string;
  reason: string;
  done_by: string;
  done_at: Date;
}
