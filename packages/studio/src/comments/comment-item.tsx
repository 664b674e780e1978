import type { ChangeComment } from '@broadsheet/contract/studio/comment';
import {
  editComment,
  removeComment,
  resolveComment,
} from '@broadsheet/contract/studio/comment-calls';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'react-router-dom';
import { callStudio } from '../api/call-studio.ts';
import { editHref } from '../changes/edit-href.ts';
import { FaultLine } from '../controls/fault-line.tsx';
import { useAct } from '../data/use-act.ts';
import { formatInstant } from '../format/format-instant.ts';
import { formatName } from '../format/format-name.ts';
import { useSession } from '../session/session.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentText } from './comment-text.tsx';

interface CommentItemProps {
  readonly change: string;
  readonly comment: ChangeComment;
  /** Absent where the content is on the screen already. */
  readonly hasLink: boolean;
  readonly onChange: () => Promise<unknown>;
}

const CommentLink = ({ change, comment }: Pick<CommentItemProps, 'change' | 'comment'>) => {
  if (!comment.location) return null;
  const { file, block } = comment.location;
  return (
    <Link to={editHref(change, file, { block, line: null })}>
      {formatFile(file)}
      {block !== null && `, block “${formatName(block)}”`}
    </Link>
  );
};

const CommentHead = ({
  change,
  comment,
  hasLink,
}: Pick<CommentItemProps, 'change' | 'comment' | 'hasLink'>) => (
  <p className="comment-head">
    <strong>{comment.by.name}</strong>{' '}
    <span className="soft">
      {formatInstant(comment.createdAt)}
      {comment.editedAt && ', edited'}
    </span>{' '}
    {hasLink && <CommentLink change={change} comment={comment} />}
  </p>
);

interface CommentActionsProps extends Pick<CommentItemProps, 'comment' | 'onChange'> {
  readonly onEdit: () => void;
}

/** Resolves or reopens a comment; its author can edit and delete it. */
const CommentActions = ({ comment, onChange, onEdit }: CommentActionsProps) => {
  const { staff } = useSession();
  const { act, isBusy, fault } = useAct();
  const params = { comment: comment.id };
  const isResolved = comment.resolved !== null;
  const take = (work: () => Promise<unknown>) =>
    void act(async () => {
      await work();
      await onChange();
    });
  return (
    <>
      <div className="buttons" data-busy={isBusy || undefined}>
        <Button
          className="button-bare"
          onPress={() =>
            take(() => callStudio(resolveComment, { params, body: { isResolved: !isResolved } }))
          }
        >
          {isResolved ? 'Open again' : 'Resolve'}
        </Button>
        {comment.by.id === staff.id && (
          <>
            <Button className="button-bare" onPress={onEdit}>
              Edit
            </Button>
            <Button
              className="button-bare"
              onPress={() => take(() => callStudio(removeComment, { params }))}
            >
              Delete
            </Button>
          </>
        )}
      </div>
      <FaultLine fault={fault} />
    </>
  );
};

/** One comment, with what its author and others can do with it. */
export const CommentItem = ({ change, comment, hasLink, onChange }: CommentItemProps) => {
  const { may } = useSession();
  const [isEditing, setEditing] = useState(false);
  const { id, text, resolved } = comment;
  return (
    <li className="comment" id={`comment-${id}`}>
      <CommentHead change={change} comment={comment} hasLink={hasLink} />
      {isEditing ? (
        <CommentForm
          label="Your comment"
          button="Save comment"
          startText={text}
          onSend={async (edited) => {
            await callStudio(editComment, { params: { comment: id }, body: { text: edited } });
            await onChange();
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <CommentText {...comment} />
      )}
      {resolved && (
        <p className="soft">
          Resolved by {resolved.by.name}, {formatInstant(resolved.at)}
        </p>
      )}
      {may('editor') && !isEditing && (
        <CommentActions comment={comment} onChange={onChange} onEdit={() => setEditing(true)} />
      )}
    </li>
  );
};
