import type { Change } from '@broadsheet/contract/studio/change';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import { Loaded } from '../controls/loaded.tsx';
import { count } from '../format/count.ts';
import { FindingList } from './finding-list.tsx';
import { useCheck } from './use-check.ts';

const formatFindingCount = (faults: number, moved: number): string => {
  if (faults > 0) return `${count(faults, 'problem')} to fix before you can publish.`;
  if (moved > 0) return 'The live content has changed. Compare and save again before you publish.';
  return 'No problems found. Ready to publish.';
};

/** The errors that block publishing a change, and the findings that are live already. */
export const ChangeFindings = ({ change }: { readonly change: Change }) => {
  const check = useCheck(change);
  const moved = change.documents.filter((document) => document.moved);
  return (
    <section aria-labelledby="findings">
      <h2 id="findings">Checks</h2>
      <Loaded of={check} rows={2}>
        {({ findings, known, warnings }) => (
          <>
            <div role="status">
              <p className={findings.length + moved.length > 0 ? 'trouble' : 'fine'}>
                {formatFindingCount(findings.length, moved.length)}
              </p>
              {moved.length > 0 && (
                <p>
                  A newer version is live for{' '}
                  {moved.map(({ file }) => `“${formatFile(file)}”`).join(', ')}. Compare them{' '}
                  <a href="#files">below</a> and save again.
                </p>
              )}
            </div>
            {findings.length > 0 && <FindingList findings={findings} change={change} />}
            {warnings.length > 0 && (
              <>
                <h3>Check {count(warnings.length, 'detail')}</h3>
                <p>You can publish with {warnings.length === 1 ? 'it' : 'them'}.</p>
                <FindingList findings={warnings} change={change} />
              </>
            )}
            {known.length > 0 && (
              <details className="more">
                <summary>{count(known.length, 'problem')} already on the live site</summary>
                <FindingList findings={known} />
              </details>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
};
