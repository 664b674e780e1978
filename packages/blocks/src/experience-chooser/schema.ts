import { defineBlock, sameSettings } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const experienceChooser = defineBlock({
  type: 'experience-chooser',
  version: 2,
  title: 'Choice of experience',
  description:
    'Asks how long the reader has worked, and keeps the answer in a cookie. A member whose profile says it has links in its place.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'How long have you worked?' }),
      text: Type.String({
        maxLength: 200,
        default:
          'Your answer picks the notices and fills in the search. Where JavaScript is off, choose it in the search.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    next: Type.String(),
    bands: Type.Array(
      Type.Object({ id: Type.Integer(), label: Type.String(), current: Type.Boolean() }),
    ),
    /** In place of the question, for a member whose profile answers it; null asks. */
    known: Type.Union([
      Type.Object({
        title: Type.String(),
        text: Type.String(),
        links: Type.Array(Type.Object({ label: Type.String(), href: Type.String() })),
      }),
      Type.Null(),
    ]),
  }),
  migrations: [sameSettings],
  hydrate: 'never',
  personal: true,
  limit: 1,
});
