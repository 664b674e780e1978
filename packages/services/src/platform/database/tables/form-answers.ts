import type { FieldAnswer } from '@broadsheet/contract/answer-form';
import type { Brand } from '@broadsheet/contract/brand';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Answers to the forms of pages. */
export interface FormAnswersTable {
  number: GeneratedAlways<number>;
  id: Generated<string>;
  brand: Brand;
  /** The name of the page’s layout, and the block on it. */
  page: string;
  block: string;
  /** The heading of the form at the time. */
  title: string;
  /** Null for visitors. */
  seeker_id: number | null;
  /** The first address among the answers. */
  email: string | null;
  answers: ColumnType<FieldAnswer[], string, never>;
  /** What the form said that answers are for. */
  purpose: string;
  /** The text that the sender agreed to; null where the form needed none. */
  consent: string | null;
  /** A hash: the same answer sent twice has the same one. */
  sent_key: Buffer;
  answered_at: Date;
  delete_at: Date;
}
