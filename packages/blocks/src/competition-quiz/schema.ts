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
    /** Null if the reader cannot take a quiz here; `why` gives the reason. */
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
        /** True if the quiz can be started now. */
        isOpen: Type.Boolean(),
        /** Remaining time of a running quiz, by the server's clock. */
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
