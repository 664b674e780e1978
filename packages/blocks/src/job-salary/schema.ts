import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

const Percent = Type.Number({ minimum: 0, maximum: 100 });
/** A part of the bar's width, in percent. */
const Range = Type.Object({ start: Percent, width: Percent });

export const jobSalary = defineBlock({
  type: 'job-salary',
  version: 1,
  title: 'Salaries of similar jobs',
  description:
    'What employers advertise for similar jobs, with the salary of this job. Absent where fewer than 20 salaries are advertised.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 80, default: 'What similar jobs pay' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    summary: Type.String(),
    low: Type.String(),
    median: Type.String(),
    high: Type.String(),
    /** The salary of this job; null where it is not disclosed. */
    own: Type.Union([Type.String(), Type.Null()]),
    /** How many salaries of which jobs, and what is wider than this job. */
    notes: Type.Array(Type.String()),
    bar: Type.Object({
      half: Range,
      median: Percent,
      own: Type.Union([Range, Type.Null()]),
    }),
  }),
  messages: ['salaries'],
  hydrate: 'never',
  limit: 1,
  pages: ['jobdetail'],
});
