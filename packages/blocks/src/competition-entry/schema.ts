import { defineBlock } from '@broadsheet/contract/block-definition';
import { CompetitionProgress } from '@broadsheet/contract/entities/competition';
import Type from 'typebox';

const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const { competitionId, title, canRegister, registration, rounds } = CompetitionProgress.properties;

export const competitionEntry = defineBlock({
  type: 'competition-entry',
  version: 1,
  title: 'Competition: my entry',
  description: 'Lets the member register for the competition and shows their progress.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    /** Null if there is no competition. */
    entry: OrNull(
      Type.Object({
        competitionId,
        title,
        canRegister,
        registration,
        rounds: Type.Array(
          Type.Object({
            ...rounds.items.properties,
            /** Link to the page of the round. */
            href: Type.String(),
            /** Link to the certificate, once the results are published. */
            certificateHref: OrNull(Type.String()),
          }),
        ),
      }),
    ),
    termsHref: Type.String(),
    /** The result of a form. */
    done: OrNull(Type.String()),
    failed: OrNull(Type.String()),
  }),
  messages: ['competition'],
  hydrate: 'never',
  personal: true,
  limit: 1,
  pages: ['epoch-entry'],
});
