import type { Change } from '@broadsheet/contract/studio/change';
import { readPalette } from '@broadsheet/contract/studio/content-calls';
import { useCheck, useImpact } from '../changes/use-check.ts';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { blockTitles } from './block-titles.ts';
import { describeImpact, type ImpactPart } from './describe-impact.ts';

const Part = ({ part }: { readonly part: ImpactPart }) => (
  <li>
    <h3>{part.title}</h3>
    <dl className="impact">
      {part.groups.map(({ who, lines }) => (
        <div key={`${who} ${lines.join()}`}>
          <dt>{who}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  </li>
);

const Parts = ({ change }: { readonly change: Change }) => {
  const impact = useImpact(change);
  const palette = useCall(readPalette);
  const texts = change.documents.map(({ text }) => text ?? '');
  return (
    <Loaded of={impact} rows={3}>
      {(data) => {
        const parts = describeImpact(data, blockTitles(palette.data?.types ?? [], texts));
        if (parts.length === 0) return <Empty>Nobody sees anything else than today.</Empty>;
        return (
          <ul className="entries">
            {parts.map((part) => (
              <Part key={part.title} part={part} />
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
};

/** Whose pages change, and how, in words; a change with faults has no pages yet that could be compared. */
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
