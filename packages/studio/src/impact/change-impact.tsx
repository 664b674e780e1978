import type { Change } from '@broadsheet/contract/studio/change';
import { useMemo } from 'react';
import { useCheck, useImpact } from '../changes/use-check.ts';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { CostList } from './cost-list.tsx';
import { ImpactSections } from './impact-sections.tsx';
import { sidesOfChange } from './pictures/picture-sides.ts';

const ImpactReport = ({ change }: { readonly change: Change }) => {
  const sides = useMemo(() => sidesOfChange(change), [change]);
  return (
    <Loaded of={useImpact(change)} rows={3}>
      {(data) => (
        <>
          <ImpactSections impact={data} sides={sides} />
          <CostList impact={data} />
        </>
      )}
    </Loaded>
  );
};

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
