import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const competitionUpload = defineBlock({
  type: 'competition-upload',
  version: 1,
  title: 'Competition: upload',
  description: "Uploads the member's introduction, or the work for round two or three.",
  settings: Type.Object(
    {
      part: Type.Enum(['introduction', 'round-two', 'round-three'], {
        default: 'round-two',
        description: 'A video introduction, or the work for a round.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    title: Type.String(),
    /** The deadline, or why uploads are closed. */
    note: Type.String(),
    isOpen: Type.Boolean(),
    /** Path to which forms return without JavaScript. */
    next: Type.String(),
    files: Type.Array(
      Type.Object({
        kind: Type.Enum(['RoundZeroVideo', 'caseStudy', 'slides', 'pitchVideo']),
        label: Type.String(),
        file: OrNull(Type.Object({ url: Type.String(), name: Type.String() })),
      }),
    ),
    done: OrNull(Type.String()),
    failed: OrNull(Type.String()),
  }),
  messages: ['competition-upload', 'forms', 'outcomes', 'upload'],
  hydrate: 'visible',
  personal: true,
  limit: 2,
  pages: ['epoch-entry', 'epoch-round-two'],
});
