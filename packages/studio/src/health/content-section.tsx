import type { Finding } from '@broadsheet/contract/finding';
import { FindingList } from '../changes/finding-list.tsx';
import { Loaded } from '../controls/loaded.tsx';
import type { Health } from './use-health.ts';

interface GroupProps {
  readonly title: string;
  readonly cost: string;
  readonly findings: readonly Finding[];
}

const Group = ({ title, cost, findings }: GroupProps) =>
  findings.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <p className="trouble">{cost}</p>
      <FindingList findings={findings} />
    </>
  );

/** The problems of the live content, by severity. */
export const ContentSection = ({ content }: Pick<Health, 'content'>) => (
  <section aria-labelledby="content">
    <h2 id="content">Published content</h2>
    <Loaded of={content} rows={2}>
      {({ faults, leftOut }) => (
        <>
          {faults.length + leftOut.length === 0 && (
            <p className="fine">All published content is live.</p>
          )}
          <Group
            title="Problems"
            cost="New content will not go live until you fix these. The site shows the last working version."
            findings={faults}
          />
          <Group
            title="Warnings"
            cost="The site works, but these items are skipped or need your attention."
            findings={leftOut}
          />
        </>
      )}
    </Loaded>
  </section>
);
