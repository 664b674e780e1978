import type { Change } from '@broadsheet/contract/studio/change';
import { Link } from 'react-router-dom';
import { formatInstant } from '../format/format-instant.ts';
import { StateMark } from './state-mark.tsx';
import { useFocusAfterStep } from './use-focus-after-step.ts';

interface ReviewedProps {
  readonly text: string;
  readonly signature: NonNullable<Change['approved']>;
}

const Reviewed = ({ text, signature: { by, at, reason } }: ReviewedProps) => (
  <li>
    {text} by {by.name} <span className="soft">{formatInstant(at)}</span>
    {reason && <blockquote className="remark">{reason}</blockquote>}
  </li>
);

/** The state of a change, and who moved it there. */
export const ChangeStory = ({ change }: { readonly change: Change }) => (
  <div className="story">
    <p ref={useFocusAfterStep(change.state)} tabIndex={-1}>
      <StateMark {...change} />
      {change.revision !== null && (
        <>
          {' '}
          <Link to={`/history/${change.revision}`}>See changes</Link>
        </>
      )}
    </p>
    <ul>
      <li>
        Created by {change.author.name}{' '}
        <span className="soft">{formatInstant(change.createdAt)}</span>
      </li>
      {change.returned && <Reviewed text="Sent back" signature={change.returned} />}
      {change.submitted && (
        <li>
          Approval requested by {change.submitted.by.name}{' '}
          <span className="soft">{formatInstant(change.submitted.at)}</span>
        </li>
      )}
      {change.approved && <Reviewed text="Approved" signature={change.approved} />}
    </ul>
    {change.release && (
      <p>
        <Link to={`/releases/${change.release}`}>Part of a release</Link>
      </p>
    )}
    {change.trouble && <p className="trouble">Scheduled publishing failed: {change.trouble}</p>}
  </div>
);
