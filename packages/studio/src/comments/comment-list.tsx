import type { ChangeComment, CommentLocation } from '@broadsheet/contract/studio/comment';
import { addComment } from '@broadsheet/contract/studio/comment-calls';
import { callStudio } from '../api/call-studio.ts';
import { useSession } from '../session/session.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import './comments.css';

interface CommentListProps {
  readonly change: string;
  readonly comments: readonly ChangeComment[];
  /** Of new comments. */
  readonly location: CommentLocation | null;
  /** False where no comment can be added. */
  readonly isOpen: boolean;
  /** Shows the resolved ones, too. */
  readonly isUnfolded?: boolean;
  readonly onChange: () => Promise<unknown>;
}

/** Open comments, then the resolved ones folded, then a field for another. */
export const CommentList = (props: CommentListProps) => {
  const { change, comments, location, isOpen, isUnfolded = false, onChange } = props;
  const { may } = useSession();
  const items = (shown: readonly ChangeComment[]) => (
    <ol className="comments">
      {shown.map((comment) => (
        <CommentItem
          key={comment.id}
          {...{ change, comment, onChange }}
          hasLink={location === null}
        />
      ))}
    </ol>
  );
  const open = comments.filter(({ resolved }) => !resolved);
  const resolved = comments.filter((comment) => comment.resolved);
  return (
    <>
      {open.length > 0 && items(open)}
      {resolved.length > 0 && (
        <details className="more" open={isUnfolded}>
          <summary>{resolved.length} resolved</summary>
          {items(resolved)}
        </details>
      )}
      {isOpen && may('editor') && (
        <CommentForm
          label="New comment"
          button="Comment"
          onSend={async (text) => {
            await callStudio(addComment, { params: { change }, body: { text, location } });
            await onChange();
          }}
        />
      )}
    </>
  );
};
