import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link, pictureOptions } from '../shared/page/link.ts';

const Option = Type.Object({ value: Type.String(), label: Type.String() });

export const searchHero = defineBlock({
  type: 'search-hero',
  version: 1,
  title: 'Job search',
  description: 'The headline of the home page with the job search.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 120, default: 'Find your next job' }),
      text: Type.String({ maxLength: 240, default: '' }),
      button: Type.String({ minLength: 1, maxLength: 24, default: 'Find jobs' }),
      popular: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
        maxItems: 10,
        default: [],
        description: 'Popular searches, as links under the search.',
      }),
      imageUrl: Type.Optional(
        Type.String({
          ...pictureOptions('banner'),
          description:
            'A picture beside the headline on wide screens, three times as wide as high.',
        }),
      ),
      narrowImageUrl: Type.Optional(
        Type.String({
          ...pictureOptions('small-scene'),
          description: 'A small picture for narrower screens, 4:3 and at most 6 kB.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    cities: Type.Array(Option),
    bands: Type.Array(Option),
    popular: Type.Array(Link),
  }),
  messages: ['search', 'suggestions'],
  hydrate: 'load',
  pinned: true,
  vacancies: true,
  limit: 1,
});
