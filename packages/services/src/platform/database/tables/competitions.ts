import type { Brand } from '@broadsheet/contract/brand';
import type { CompetitionPhase } from '@broadsheet/contract/entities/competition';
import type { ColumnType, Generated } from 'kysely';

/** Participants of a competition, by its id in the brand's file. */
export interface CompetitionParticipantsTable {
  seeker_id: number;
  brand: Brand;
  competition: string;
  institute: string;
  /** Whether results may name them. */
  shows_name: boolean;
  /** The code that identifies them to evaluators. */
  test_slug: string;
  registered_at: Date;
  /** The version of the quiz that they have started. */
  quiz_id: number | null;
}

/** A participant's result in a round. */
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

/** Dates that operators have changed; they override the file's. */
export interface CompetitionDatesTable {
  brand: Brand;
  competition: string;
  phase: CompetitionPhase;
  starts_at: Date;
  ends_at: Date;
}

/** Scores by evaluators, before and after they are published. */
export interface CompetitionScoresTable {
  seeker_id: number;
  competition: string;
  round: number;
  /** Read as text, since it is a decimal. */
  score: ColumnType<string, number, number>;
  given_at: Date;
}

/** Notifications that were sent, each once. */
export interface CompetitionNotificationsTable {
  seeker_id: number;
  competition: string;
  /** Such as `round1-opens`. */
  notice: string;
  /** The date or the result in the notification: a changed one is sent again. */
  about: string;
  told_at: Date;
}

/** A permanent record of the organisers' actions. */
export interface CompetitionActsTable {
  id: Generated<string>;
  brand: Brand;
  competition: string;
  act: 'dates' | 'extend' | 'publish' | 'scores';
  /** A description of the action; participants are identified by their codes. */
  said: string;
  reason: string;
  done_by: string;
  done_at: Date;
}
