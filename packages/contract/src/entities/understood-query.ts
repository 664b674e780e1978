import Type from 'typebox';
import { JOB_FLAG_NAMES } from '../job-filters.ts';
import { SHIFTS, WORK_MODES } from '../work-terms.ts';

const span = {
  text: Type.String({ description: 'As typed, without punctuation.' }),
  /** The query without these span: the search that the removed chip leads to. */
  without: Type.String(),
};

/** A part of a query that is more than a word to look for. */
export const QueryPart = Type.Union([
  Type.Object({ kind: Type.Literal('city'), ids: Type.Array(Type.Integer()), ...span }),
  Type.Object({
    kind: Type.Literal('experience'),
    fromYears: Type.Integer({ minimum: 0 }),
    toYears: Type.Integer({ minimum: 0 }),
    ...span,
  }),
  Type.Object({ kind: Type.Literal('pay'), minLakh: Type.Number({ minimum: 0 }), ...span }),
  Type.Object({ kind: Type.Literal('flag'), flag: Type.Enum(JOB_FLAG_NAMES), ...span }),
  Type.Object({ kind: Type.Literal('workMode'), mode: Type.Enum(WORK_MODES), ...span }),
  Type.Object({ kind: Type.Literal('shift'), shift: Type.Enum(SHIFTS), ...span }),
  Type.Object({ kind: Type.Literal('company'), name: Type.String(), ...span }),
  Type.Object({ kind: Type.Literal('wish'), ...span }),
]);
export type QueryPart = Type.Static<typeof QueryPart>;

/** A part, or plain span, that jobs do not have. */
const MissedPart = Type.Union([QueryPart, Type.Object({ kind: Type.Literal('text'), ...span })]);
export type MissedPart = Type.Static<typeof MissedPart>;

/** What a search has understood of the span that a person typed. */
export const UnderstoodQuery = Type.Object({
  /** The span of the subject, which are looked for in the text of jobs. */
  subject: Type.String(),
  /** Recognised parts, in the order of the span. Those of a filter that was chosen do not count. */
  parts: Type.Array(QueryPart),
  /** What no found job has. */
  relaxed: Type.Array(MissedPart),
  /** How many of the found jobs have all parts that are not relaxed; they come first. */
  exact: Type.Integer({ minimum: 0 }),
  /** What the jobs after the exact ones do not have. */
  partly: Type.Array(MissedPart),
});
export type UnderstoodQuery = Type.Static<typeof UnderstoodQuery>;
