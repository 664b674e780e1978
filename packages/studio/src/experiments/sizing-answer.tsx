import type { Sizing } from '@broadsheet/contract/studio/experiment-calls';
import { sizeExperiment } from '@broadsheet/contract/studio/experiment-calls';
import type { StudioBody } from '@broadsheet/contract/studio/studio-call';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { count } from '../format/count.ts';
import { formatCount, formatPercent } from './format-numbers.ts';

const LONG_DAYS = 90;

/** Formats the duration and what it is based on. @param isChosen whether only some people take part */
export const formatSizing = (sizing: Sizing, isChosen: boolean): string => {
  const { unitsPerDay, share, rate, unitsNeeded, days } = sizing;
  const visits = `This page had ${formatCount(Math.round(unitsPerDay))} people a day in the last 4 weeks`;
  if (share === null) return `${visits}. We have no audience data for them yet.`;
  const of = isChosen ? ` (${formatPercent(share)} of views match your audience)` : '';
  if (rate === null || unitsNeeded === null)
    return `${visits}${of}. This is too little traffic to estimate a duration.`;
  const basis = `${visits}${of}, and ${formatPercent(rate)} reached the goal. Each group needs ${formatCount(unitsNeeded)} people`;
  if (days === null) return `${basis}, which this traffic cannot reach.`;
  const advice = days > LONG_DAYS ? ' To finish sooner, test a bigger change.' : '';
  return `About ${count(days, 'day')}. ${basis}.${advice}`;
};

/** The duration until a difference can be detected. */
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
