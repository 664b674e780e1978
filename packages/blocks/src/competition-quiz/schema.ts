import { defineBlock } from '@broadsheet/contract/block-definition';
import { CompetitionQuiz } from '@broadsheet/contract/entities/competition';
import Type from 'typebox';
import { ShownTest } from '../shared/assessment/shown-test.ts';

const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const { competitionId, title, minutes, questions, state, opens, deadline, endsAt, answered } =
  CompetitionQuiz.properties;

export const competitionQuiz = defineBlock({
  type: 'competition-quiz',
  version: 1,
  title: 'Competition: quiz',
  description: 'The quiz of round one, one question at a time.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    /** Null where the reader cannot take one here; `why` says why. */
    quiz: OrNull(
      Type.Object({
        competitionId,
        title,
        minutes,
        questions,
        state,
        opens,
        deadline,
        endsAt,
        answered,
        ...ShownTest,
        /** Whether it can be begun now. */
        isOpen: Type.Boolean(),
        /** Of a quiz that runs, by the clock of the server. */
        leftMs: Type.Integer({ minimum: 0 }),
      }),
    ),
    why: OrNull(Type.Enum(['device', 'entry', 'none'])),
    failed: OrNull(Type.String()),
  }),
  messages: ['quiz', 'test'],
  hydrate: 'load',
  personal: true,
  limit: 1,
  pages: ['epoch-round-one'],
});
