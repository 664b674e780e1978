import type { Sizing } from '@broadsheet/contract/studio/experiment-calls';
import { sizeExperiment } from '@broadsheet/contract/studio/experiment-calls';
import type { StudioBody } from '@broadsheet/contract/studio/studio-call';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { count } from '../format/count.ts';
import { formatCount, formatPercent } from './format-numbers.ts';

const LONG_DAYS = 90;

/** How long it takes, and of what that follows. @param isChosen whether some people alone take part */
export const formatSizing = (sizing: Sizing, isChosen: boolean): string => {
  const { unitsPerDay, share, rate, unitsNeeded, days } = sizing;
  const visits = `${formatCount(Math.round(unitsPerDay))} a day came to this page in the last four weeks`;
  if (share === null) return `${visits}, and nothing is recorded of who they were.`;
  const of = isChosen ? ` (${formatPercent(share)} of its views were by who may take part)` : '';
  if (rate === null || unitsNeeded === null)
    return `${visits}${of}: too few to tell how long it would take.`;
  const basis = `${visits}${of}, and ${formatPercent(rate)} of all of them did so. Each arm needs ${formatCount(unitsNeeded)}`;
  if (days === null) return `${basis}: it would never be reached.`;
  const advice = days > LONG_DAYS ? ' That is long: look for a greater difference.' : '';
  return `About ${count(days, 'day')}. ${basis}.${advice}`;
};

/** How long until a difference would show. */
export const SizingAnswer = ({ body }: { readonly body: StudioBody<typeof sizeExperiment> }) => {
  const sizing = useCall(sizeExperiment, { body });
  return (
    <div role="status">
      <Loaded of={sizing} rows={1}>
        {(found) => <p>{formatSizing(found, body.when !== undefined)}</p>}
      </Loaded>
    </div>
  );
};
