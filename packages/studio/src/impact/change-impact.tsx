import type { Change } from '@broadsheet/contract/studio/change';
import { readPalette } from '@broadsheet/contract/studio/content-calls';
import { useCheck, useImpact } from '../changes/use-check.ts';
import { Empty } from '../controls/empty.tsx';
import { Folded } from '../controls/folded.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { describeImpact, type ImpactPart } from './describe-impact.ts';
import { sayWhole } from './say-share.ts';

const Part = ({ part }: { readonly part: ImpactPart }) => (
  <div className="impact-part">
    <h3>{part.title}</h3>
    <Folded items={part.groups} keyOf={(_, at) => String(at)}>
      {({ who, share, lines }) => (
        <div className="impact-group">
          <h4>
            {who} {share && <span className="soft">{share}</span>}
          </h4>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </Folded>
  </div>
);

const Parts = ({ change }: { readonly change: Change }) => {
  const impact = useImpact(change);
  const palette = useCall(readPalette);
  return (
    <Loaded of={impact} rows={3}>
      {(data) => {
        const parts = describeImpact(data, palette.data?.types ?? []);
        if (parts.length === 0) return <Empty>Nobody sees anything else than today.</Empty>;
        return (
          <>
            <p className="impact-whole">{sayWhole(data)}</p>
            <Folded items={parts} keyOf={({ title }) => title}>
              {(part) => <Part part={part} />}
            </Folded>
          </>
        );
      }}
    </Loaded>
  );
};

/** Whose pages change, and how; a change with faults has no pages yet that could be compared. */
export const ChangeImpact = ({ change }: { readonly change: Change }) => {
  const { data: check } = useCheck(change);
  if (!check) return null;
  return (
    <section aria-labelledby="impact">
      <h2 id="impact">Who sees what</h2>
      {check.findings.length === 0 ? (
        <Parts change={change} />
      ) : (
        <Empty>This can be told once the faults above are mended.</Empty>
      )}
    </section>
  );
};
