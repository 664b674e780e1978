import { defineBlock, sameSettings } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const experienceChooser = defineBlock({
  type: 'experience-chooser',
  version: 2,
  title: 'Experience chooser',
  description:
    'Asks visitors for their years of experience and shows matching jobs. Members with experience in their profile see links instead.',
  settings: Type.Object(
    {
      title: Type.String({
        minLength: 1,
        maxLength: 80,
        default: 'How many years of experience do you have?',
      }),
      text: Type.String({
        maxLength: 200,
        default: "We'll show jobs for your experience.",
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    next: Type.String(),
    bands: Type.Array(
      Type.Object({ id: Type.Integer(), label: Type.String(), current: Type.Boolean() }),
    ),
    /** Shown instead of the question to members whose profile has the answer; null shows the question. */
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
  messages: ['experience'],
  hydrate: 'never',
  personal: true,
  limit: 1,
});
