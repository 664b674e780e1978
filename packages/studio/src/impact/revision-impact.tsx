import { impactOfRevision } from '@broadsheet/contract/studio/change-calls';
import type { Revision } from '@broadsheet/contract/studio/revision';
import { useMemo } from 'react';
import { callStudio } from '../api/call-studio.ts';
import { Loaded } from '../controls/loaded.tsx';
import { useQuery } from '../data/use-query.ts';
import { ImpactSections } from './impact-sections.tsx';
import { sidesOfRevision } from './pictures/picture-sides.ts';

/** What is published does not change any more. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false };

/** Whose pages a published revision changed, with pictures of the pages before and after it. */
export const RevisionImpact = ({ number }: Pick<Revision, 'number'>) => {
  const impact = useQuery(
    ['revision impact', number],
    () => callStudio(impactOfRevision, { params: { number } }),
    ONCE,
  );
  const sides = useMemo(() => sidesOfRevision(number), [number]);
  return (
    <section aria-labelledby="impact">
      <h2 id="impact">What visitors saw change</h2>
      <Loaded of={impact} rows={3}>
        {(data) => <ImpactSections impact={data} sides={sides} />}
      </Loaded>
    </section>
  );
};
