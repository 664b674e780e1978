import { defineBlock } from '@broadsheet/contract/block-definition';
import { CompetitionRound, CompetitionStatus } from '@broadsheet/contract/entities/competition';
import Type from 'typebox';

const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const { title, subTitle, details, instructions } = CompetitionRound.properties;

export const competitionTimeline = defineBlock({
  type: 'competition-timeline',
  version: 1,
  title: 'Competition: dates and rounds',
  description: 'The current or next competition with its dates, rounds and rules.',
  settings: Type.Object(
    {
      idle: Type.String({
        minLength: 1,
        maxLength: 200,
        default: 'No competition is open right now. We will announce the next one here.',
      }),
      /** Label of the link to the reader’s own entry. */
      enter: Type.String({ minLength: 1, maxLength: 40, default: 'Register or see your entry' }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    competition: OrNull(
      Type.Object({
        title,
        subTitle: Type.String(),
        status: CompetitionStatus,
        /** The status as text. */
        now: Type.String(),
        dates: Type.Array(
          Type.Object({
            label: Type.String(),
            /** ISO 8601. */
            startDate: Type.String(),
            endDate: Type.String(),
            state: Type.Enum(['over', 'now', 'ahead']),
          }),
        ),
        rounds: Type.Array(
          Type.Object({
            title,
            subTitle,
            details,
            instructions,
            elimination: Type.Boolean(),
            /** Link to the page of the round. */
            href: Type.String(),
          }),
        ),
      }),
    ),
    entryHref: Type.String(),
    termsHref: Type.String(),
  }),
  messages: ['competition'],
  hydrate: 'never',
  limit: 1,
  pages: ['epoch'],
});
