import { defineBlock } from '@broadsheet/contract/block-definition';
import { CompetitionResult } from '@broadsheet/contract/entities/competition';
import Type from 'typebox';
import { PagerData } from '../shared/list/pager-data.ts';

export const competitionResults = defineBlock({
  type: 'competition-results',
  version: 1,
  title: 'Competition: results',
  description: 'The results of each round, searchable by name and institute.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 80, default: 'Results' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** The names of the competition and the round. */
    heading: Type.String(),
    /** Links to other rounds and competitions. */
    others: Type.Array(
      Type.Object({ label: Type.String(), href: Type.String(), current: Type.Boolean() }),
    ),
    fields: Type.Object({
      competitionId: Type.String(),
      round: Type.Integer(),
      name: Type.String(),
      institute: Type.String(),
    }),
    items: Type.Array(CompetitionResult),
    total: Type.Integer(),
    pager: PagerData,
  }),
  messages: ['competition', 'lists'],
  hydrate: 'never',
  limit: 1,
  pages: ['epoch'],
});
