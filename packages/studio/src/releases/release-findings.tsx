import type { Release } from '@broadsheet/contract/studio/release';
import { checkRelease } from '@broadsheet/contract/studio/release-calls';
import { Link } from 'react-router-dom';
import { callStudio } from '../api/call-studio.ts';
import { FindingList } from '../changes/finding-list.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useQuery } from '../data/use-query.ts';
import { count } from '../format/count.ts';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import { formatConflict } from './release-text.ts';

/** What keeps the drafts of a release from being published as one. */
export const ReleaseFindings = ({ release: { id, version } }: { readonly release: Release }) => {
  const check = useQuery(
    ['check-release', id, version],
    () => callStudio(checkRelease, { params: { release: id } }),
    { keepPreviousData: true },
  );
  return (
    <section aria-labelledby="findings">
      <h2 id="findings">Checks of all drafts together</h2>
      <Loaded of={check} rows={2}>
        {({ findings, known, warnings, conflicts, moved }) => {
          const problems = findings.length + conflicts.length + moved.length;
          return (
            <>
              <p role="status" className={problems > 0 ? 'trouble' : 'fine'}>
                {problems > 0
                  ? `${count(problems, 'problem')} to fix before you can publish.`
                  : 'No problems found. Ready to publish.'}
              </p>
              {conflicts.length > 0 && (
                <ul className="findings">
                  {conflicts.map((conflict) => (
                    <li
                      key={`${conflict.file} ${conflict.drafts.map((each) => each.id).join(' ')}`}
                    >
                      <p>{formatConflict(conflict)}</p>
                      <p className="mend">
                        Put both edits into one draft, or remove one draft from the release.
                      </p>
                    </li>
                  ))}
                </ul>
              )}
              {moved.length > 0 && (
                <ul className="findings">
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
              )}
              {findings.length > 0 && <FindingList findings={findings} />}
              {warnings.length > 0 && (
                <>
                  <h3>Check {count(warnings.length, 'detail')}</h3>
                  <p>You can publish with {warnings.length === 1 ? 'it' : 'them'}.</p>
                  <FindingList findings={warnings} />
                </>
              )}
              {known.length > 0 && (
                <details className="more">
                  <summary>{count(known.length, 'problem')} already on the live site</summary>
                  <FindingList findings={known} />
                </details>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
};
