import type { ChangeComment } from '@broadsheet/contract/studio/comment';
import { findMentions, type Mention } from '@broadsheet/contract/studio/find-mentions';
import { Fragment } from 'react';

/** People of the same name are mentioned at the same place. */
const isFirstMention = ({ from }: Mention, index: number, all: readonly Mention[]): boolean =>
  all[index - 1]?.from !== from;

/** The text of a comment, as it was typed, with the names of colleagues marked. */
export const CommentText = ({ text, mentions }: Pick<ChangeComment, 'text' | 'mentions'>) => {
  const found = findMentions(text, mentions).filter(isFirstMention);
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
