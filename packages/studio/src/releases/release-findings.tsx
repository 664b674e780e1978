import type { Release } from '@broadsheet/contract/studio/release';
import { checkRelease } from '@broadsheet/contract/studio/release-calls';
import type { StudioAnswer } from '@broadsheet/contract/studio/studio-call';
import { callStudio } from '../api/call-studio.ts';
import { documentFacts } from '../app/document-facts.ts';
import { FindingList } from '../changes/finding-list.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useQuery } from '../data/use-query.ts';
import { count } from '../format/count.ts';
import { ReleaseProblems } from './release-problems.tsx';
import { listUnreadyDrafts } from './release-readiness.ts';

/** Others publish meanwhile: what they make live can stop this release. */
const REFRESH_MS = 60_000;

interface FindingsProps {
  readonly release: Release;
}

/** Its key begins like that of every call, so that it is checked again after each publication in Studio. */
const useReleaseCheck = ({ id, version }: Release) =>
  useQuery(
    `${checkRelease.method} /releases/${id}/check ${version}`,
    () => callStudio(checkRelease, { params: { release: id } }),
    { keepPreviousData: true, refreshInterval: REFRESH_MS },
  );

const formatProblemCount = (problems: number): string =>
  problems > 0
    ? `${count(problems, 'problem')} to fix before you can publish.`
    : 'No problems found. Ready to publish.';

/** What a check has found. */
const CheckedFindings = ({
  release,
  checked,
}: FindingsProps & { readonly checked: StudioAnswer<typeof checkRelease> }) => {
  const { findings, known, warnings, conflicts, moved } = checked;
  // What was checked is not what the page shows.
  if (checked.version !== release.version) return <p role="status">Checking…</p>;
  const unready = listUnreadyDrafts(release, documentFacts().needsReview);
  const problems = unready.length + findings.length + conflicts.length + moved.length;
  return (
    <>
      <p role="status" className={problems > 0 ? 'trouble' : 'fine'}>
        {formatProblemCount(problems)}
      </p>
      <ReleaseProblems unready={unready} conflicts={conflicts} moved={moved} />
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
};

/** What stops the drafts of a release from being published as one. */
export const ReleaseFindings = ({ release }: FindingsProps) => (
  <section aria-labelledby="findings">
    <h2 id="findings">Checks of all drafts together</h2>
    <Loaded of={useReleaseCheck(release)} rows={2}>
      {(checked) => <CheckedFindings release={release} checked={checked} />}
    </Loaded>
  </section>
);
