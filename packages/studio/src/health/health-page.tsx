import type { Finding } from '@broadsheet/contract/finding';
import { readHealth } from '@broadsheet/contract/studio/content-calls';
import { PageHeading } from '../app/page-heading.tsx';
import { FindingList } from '../changes/finding-list.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly cost: string;
  readonly findings: readonly Finding[];
}

const Group = ({ id, title, cost, findings }: GroupProps) =>
  findings.length === 0 ? null : (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="trouble">{cost}</p>
      <FindingList findings={findings} />
    </section>
  );

/** What the live content suffers from, by what it costs. */
const HealthPage = () => {
  const health = useCall(readHealth);
  return (
    <>
      <PageHeading title="Health" />
      <Loaded of={health} rows={3}>
        {({ faults, leftOut }) => (
          <>
            {faults.length + leftOut.length === 0 && (
              <p className="fine">All is well: everything that is published serves.</p>
            )}
            <Group
              id="faults"
              title="Faults"
              cost="Newer content does not serve until these are mended; the last good content stays on the site."
              findings={faults}
            />
            <Group
              id="left-out"
              title="Left out"
              cost="The site serves without these: each costs a row or a file, or is a word of warning."
              findings={leftOut}
            />
          </>
        )}
      </Loaded>
    </>
  );
};
export default HealthPage;
