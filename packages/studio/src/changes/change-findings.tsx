import type { Change } from '@broadsheet/contract/studio/change';
import { Loaded } from '../controls/loaded.tsx';
import { count } from '../words/count.ts';
import { FindingList } from './finding-list.tsx';
import { useCheck } from './use-check.ts';

/** What keeps a change from being published, and what is at fault already without it. */
export const ChangeFindings = ({ change }: { readonly change: Change }) => {
  const check = useCheck(change);
  return (
    <section aria-labelledby="findings">
      <h2 id="findings">Check</h2>
      <Loaded of={check} rows={2}>
        {({ findings, known }) => (
          <>
            <div role="status">
              <p className={findings.length > 0 ? 'trouble' : 'fine'}>
                {findings.length === 0
                  ? 'Nothing found: it can be published.'
                  : `${count(findings.length, 'fault')} to mend before it can be published.`}
              </p>
            </div>
            {findings.length > 0 && <FindingList findings={findings} />}
            {known.length > 0 && (
              <details className="more">
                <summary>{count(known.length, 'fault')} that the live content has already</summary>
                <FindingList findings={known} />
              </details>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
};
