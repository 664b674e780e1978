import type { ChangeComment } from '@broadsheet/contract/studio/comment';
import { findMentions } from '@broadsheet/contract/studio/find-mentions';
import { Fragment } from 'react';

/** The text of a comment, as it was typed, with the names of colleagues marked. */
export const CommentText = ({ text, mentions }: Pick<ChangeComment, 'text' | 'mentions'>) => {
  const found = findMentions(text, mentions);
  const ends = [0, ...found.map(({ to }) => to)];
  return (
    <p className="comment-text">
      {found.map(({ from, to }, index) => (
        <Fragment key={from}>
          {text.slice(ends[index], from)}
          <strong className="mention">{text.slice(from, to)}</strong>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </p>
  );
};
