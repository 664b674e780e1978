import Type from 'typebox';
import { ChangeId, StudioFile } from './change.ts';

const TextOrNull = Type.Union([Type.String(), Type.Null()]);

/** One place of the content that shows a picture or a video. */
export const ContentUse = Type.Object({
  file: StudioFile,
  page: Type.Union([Type.String(), Type.Null()], {
    description: 'The title of a landing page; null for other files.',
  }),
  title: Type.String({ description: 'Of the block, banner or article; empty where it has none.' }),
  block: TextOrNull,
  line: Type.Integer({ minimum: 1 }),
  alt: Type.Union([Type.String(), Type.Null()], {
    description: 'The alternative text that is written there; null where there is none.',
  }),
});
export type ContentUse = Readonly<Type.Static<typeof ContentUse>>;

/** Where a picture or a video is used: in the live content, and in open changes. */
export const contentUses = {
  uses: Type.Array(ContentUse, { description: 'In the live content.' }),
  drafts: Type.Array(
    Type.Object({ id: ChangeId, title: Type.String(), uses: Type.Array(ContentUse) }),
    { description: 'Open changes whose own texts use it.' },
  ),
} as const;
