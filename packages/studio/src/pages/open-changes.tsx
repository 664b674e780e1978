import type { ChangeSummary } from '@broadsheet/contract/studio/change';
import { Link } from 'react-router-dom';

/** The titles of the open changes that contain a file. */
export const OpenChanges = ({ changes }: { readonly changes: readonly ChangeSummary[] }) =>
  changes.length === 0 ? (
    <span className="soft">none</span>
  ) : (
    <ul>
      {changes.map(({ id, title, author }) => (
        <li key={id}>
          <Link to={`/changes/${id}`}>{title}</Link> <span className="soft">{author.name}</span>
        </li>
      ))}
    </ul>
  );
