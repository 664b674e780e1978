import type { Revision } from '@broadsheet/contract/studio/revision';
import { Link } from 'react-router-dom';

/** The drafts of a revision that was a release; nothing for others. */
export const ReleasedDrafts = ({
  revision: { release, drafts },
}: {
  readonly revision: Revision;
}) =>
  release && (
    <p>
      <Link to={`/releases/${release}`}>Release</Link> of{' '}
      {drafts.map(({ id, title }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={`/changes/${id}`}>“{title}”</Link>
        </span>
      ))}
    </p>
  );
