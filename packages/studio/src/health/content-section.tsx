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

/** What the live content suffers from, by what it costs. */
export const ContentSection = ({ content }: Pick<Health, 'content'>) => (
  <section aria-labelledby="content">
    <h2 id="content">What is published</h2>
    <Loaded of={content} rows={2}>
      {({ faults, leftOut }) => (
        <>
          {faults.length + leftOut.length === 0 && (
            <p className="fine">All is well: everything that is published serves.</p>
          )}
          <Group
            title="Faults"
            cost="Newer content does not serve until these are mended; the last good content stays on the site."
            findings={faults}
          />
          <Group
            title="Left out"
            cost="The site serves without these: each costs a row or a file, or is a word of warning."
            findings={leftOut}
          />
        </>
      )}
    </Loaded>
  </section>
);
