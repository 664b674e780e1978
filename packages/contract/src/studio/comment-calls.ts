import Type from 'typebox';
import { orNull } from '../or-null.ts';
import { ChangeId } from './change.ts';
import { ChangeComment, CommentId, CommentLocation, CommentText } from './comment.ts';
import { StaffName } from './staff.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

const OfChange = Type.Object({ change: ChangeId }, { additionalProperties: false });
const OfComment = Type.Object({ comment: CommentId }, { additionalProperties: false });

/** Oldest first. */
export const listComments = defineStudioCall({
  method: 'GET',
  path: '/changes/{change}/comments',
  role: 'viewer',
  params: OfChange,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({ items: Type.Array(ChangeComment) }),
});

/** CHANGE_CLOSED for a withdrawn change. VALIDATION where it has as many comments as one may have. */
export const addComment = defineStudioCall({
  method: 'POST',
  path: '/changes/{change}/comments',
  role: 'editor',
  params: OfChange,
  query: Nothing,
  body: Type.Object(
    { text: CommentText, location: orNull(CommentLocation) },
    { additionalProperties: false },
  ),
  answer: ChangeComment,
});

/** FORBIDDEN for another person's comment. */
export const editComment = defineStudioCall({
  method: 'PATCH',
  path: '/comments/{comment}',
  role: 'editor',
  params: OfComment,
  query: Nothing,
  body: Type.Object({ text: CommentText }, { additionalProperties: false }),
  answer: ChangeComment,
});

/** Marks a comment as done, or as open again. */
export const resolveComment = defineStudioCall({
  method: 'PUT',
  path: '/comments/{comment}/resolution',
  role: 'editor',
  params: OfComment,
  query: Nothing,
  body: Type.Object({ isResolved: Type.Boolean() }, { additionalProperties: false }),
  answer: ChangeComment,
});

/** FORBIDDEN for another person's comment. */
export const removeComment = defineStudioCall({
  method: 'DELETE',
  path: '/comments/{comment}',
  role: 'editor',
  params: OfComment,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({}),
});

/** Everybody who may open this Studio, by name. */
export const listColleagues = defineStudioCall({
  method: 'GET',
  path: '/colleagues',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({ items: Type.Array(StaffName) }),
});
