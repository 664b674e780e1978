import Type from 'typebox';
import { orNull } from '../or-null.ts';
import { Text } from '../text.ts';
import { StudioFile } from './change.ts';
import { Remark } from './remark.ts';
import { StaffName } from './staff.ts';

export const COMMENT_MAX = 2_000;
export const CommentText = Remark(COMMENT_MAX);
/** Of one draft. */
export const COMMENTS_MAX = 500;
export const CommentId = Type.String({ format: 'uuid', description: 'A UUID.' });

/** The content that a comment is about: a file of the draft, and a block of it. */
export const CommentLocation = Type.Object(
  {
    file: StudioFile,
    block: orNull(Text({ minLength: 1, maxLength: 120, description: 'The id of a block.' })),
  },
  { additionalProperties: false },
);
export type CommentLocation = Readonly<Type.Static<typeof CommentLocation>>;

const At = Type.String({ format: 'date-time' });

/** Plain text about a draft, which `@name` brings to the inbox of a colleague. */
export const ChangeComment = Type.Object({
  id: CommentId,
  by: StaffName,
  text: Type.String(),
  mentions: Type.Array(StaffName),
  location: orNull(CommentLocation),
  createdAt: At,
  editedAt: orNull(At),
  resolved: orNull(Type.Object({ by: StaffName, at: At })),
});
export type ChangeComment = Readonly<Type.Static<typeof ChangeComment>>;
