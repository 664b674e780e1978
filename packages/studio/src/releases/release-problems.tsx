import { formatFile } from '@broadsheet/contract/studio/format-file';
import type { Release, ReleaseConflict } from '@broadsheet/contract/studio/release';
import { Link } from 'react-router-dom';
import type { listUnreadyDrafts } from './release-readiness.ts';
import { formatConflict } from './release-text.ts';

interface ReleaseProblemsProps {
  readonly unready: ReturnType<typeof listUnreadyDrafts>;
  readonly conflicts: readonly ReleaseConflict[];
  readonly moved: readonly {
    readonly file: string;
    readonly draft: Pick<Release['drafts'][number], 'id' | 'title'>;
  }[];
}

/** What stops a release besides faults of its content, each with how to solve it. */
export const ReleaseProblems = ({ unready, conflicts, moved }: ReleaseProblemsProps) => {
  if (unready.length + conflicts.length + moved.length === 0) return null;
  return (
    <ul className="findings">
      {unready.map(({ id, title, problem }) => (
        <li key={id}>
          <p>
            <Link to={`/changes/${id}`}>“{title}”</Link> {problem}
          </p>
        </li>
      ))}
      {conflicts.map((conflict) => (
        <li key={`${conflict.file} ${conflict.drafts.map((each) => each.id).join(' ')}`}>
          <p>{formatConflict(conflict)}</p>
          <p className="mend">
            Put both edits into one draft, or remove one draft from the release.
          </p>
        </li>
      ))}
      {moved.map(({ draft, file }) => (
        <li key={`${draft.id} ${file}`}>
          <p>
            A newer version of “{formatFile(file)}” is live than{' '}
            <Link to={`/changes/${draft.id}`}>“{draft.title}”</Link> began with.
          </p>
          <p className="mend">Open the draft, compare and save it again.</p>
        </li>
      ))}
    </ul>
  );
};
