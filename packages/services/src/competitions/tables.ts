import type { Brand } from '@broadsheet/contract/brand';
import type { CompetitionPhase } from '@broadsheet/contract/entities/competition';
import type { ColumnType } from 'kysely';

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
