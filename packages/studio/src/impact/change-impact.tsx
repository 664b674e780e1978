import { listAudiences } from '@broadsheet/contract/studio/audience-calls';
import type { Change } from '@broadsheet/contract/studio/change';
import { readPalette } from '@broadsheet/contract/studio/content-calls';
import type { Impact } from '@broadsheet/contract/studio/impact';
import { useMemo, useState } from 'react';
import { useCheck, useImpact } from '../changes/use-check.ts';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { audiencesByKey } from '../editor/audience/audience-fields.ts';
import { CostList } from './cost-list.tsx';
import { type DescribedGroup, describeImpact } from './describe-impact.ts';
import { formatImpact } from './format-share.ts';
import type { ImpactGroup } from './format-who.ts';
import { ImpactText } from './impact-text.tsx';
import { PairDialog } from './pictures/pair-dialog.tsx';
import { picturedGroups } from './pictures/pictured-group.ts';
import { Pictures } from './pictures/pictures.tsx';

const NO_PATHS: ReadonlyMap<ImpactGroup, string> = new Map();
interface ImpactSectionsProps {
  readonly change: Change;
  readonly impact: Impact;
}

const ImpactSections = ({ change, impact }: ImpactSectionsProps) => {
  const palette = useCall(readPalette);
  const types = palette.data?.types;
  const audiences = useCall(listAudiences, { query: { change: change.id } });
  const items = audiences.data?.items;
  const sections = useMemo(
    () => describeImpact(impact, types ?? [], audiencesByKey(items ?? [])),
    [impact, types, items],
  );
  const pictured = useMemo(() => picturedGroups(sections), [sections]);
  const [chosen, setChosen] = useState(NO_PATHS);
  const [open, setOpen] = useState<number | null>(null);
  const pathOf = (group: ImpactGroup | undefined) =>
    (group && (group.path ?? chosen.get(group))) ?? null;
  const picturesOf = ({ shown }: DescribedGroup) => {
    const at = pictured.findIndex(({ group }) => group === shown?.group);
    const found = pictured[at];
    if (!found) return null;
    const { group } = found;
    return (
      <Pictures
        change={change}
        pictured={found}
        path={pathOf(group)}
        onPath={(path) => setChosen((before) => new Map([...before, [group, path]]))}
        onOpen={() => setOpen(at)}
      />
    );
  };
  if (sections.length === 0) return <Empty>Visitors will see no change.</Empty>;
  return (
    <>
      <p className="impact-whole">{formatImpact(impact)}</p>
      <ImpactText sections={sections} picturesOf={picturesOf} />
      {open !== null && (
        <PairDialog
          change={change}
          groups={pictured}
          at={open}
          pathOf={(at) => pathOf(pictured[at]?.group)}
          onMove={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};

const ImpactReport = ({ change }: { readonly change: Change }) => (
  <Loaded of={useImpact(change)} rows={3}>
    {(data) => (
      <>
        <ImpactSections change={change} impact={data} />
        <CostList impact={data} />
      </>
    )}
  </Loaded>
);

/** Which audiences get other pages, and how. A change with errors cannot be compared yet. */
export const ChangeImpact = ({ change }: { readonly change: Change }) => {
  const { data: check } = useCheck(change);
  if (!check) return null;
  return (
    <section aria-labelledby="impact">
      <h2 id="impact">Who is affected</h2>
      {check.findings.length === 0 ? (
        <ImpactReport change={change} />
      ) : (
        <Empty>Fix the problems above to see who is affected.</Empty>
      )}
    </section>
  );
};
