import { CONVERSION_METRICS, type ConversionMetric } from '@broadsheet/contract/experiments';
import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { type Sizing, sizeExperiment } from '@broadsheet/contract/studio/experiment-calls';
import { useState } from 'react';
import { Loaded } from '../controls/loaded.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { useCall } from '../data/use-call.ts';
import { count } from '../words/count.ts';
import { METRIC_WORDS } from './metric-result.tsx';
import { NumberInput } from './number-input.tsx';
import { sayCount, sayPercent } from './say-numbers.ts';

const PAGES = Object.keys(PAGE_KINDS).map((kind) => [kind, kind] as const);
const METRICS = CONVERSION_METRICS.map((metric) => [metric, METRIC_WORDS[metric]] as const);
const LONG_DAYS = 90;

const saySizing = ({ unitsPerDay, rate, unitsNeeded, days }: Sizing): string => {
  const visits = `${sayCount(Math.round(unitsPerDay))} a day came to this page in the last four weeks`;
  if (rate === null || unitsNeeded === null)
    return `${visits}: too few to tell how long it would take.`;
  const basis = `${visits}, ${sayPercent(rate)} of them did so. Each arm needs ${sayCount(unitsNeeded)}`;
  if (days === null) return `${basis}: it would never be reached.`;
  const advice = days > LONG_DAYS ? ' That is long: look for a greater difference.' : '';
  return `About ${count(days, 'day')}. ${basis}.${advice}`;
};

/** How long until a difference would show, as one types. */
export const SizingPanel = () => {
  const [page, setPage] = useState('home');
  const [metric, setMetric] = useState<ConversionMetric>('apply');
  const [points, setPoints] = useState(2);
  const [coverage, setCoverage] = useState(100);
  const [arms, setArms] = useState(2);
  const body = { page, metric, coverage: coverage / 100, arms, difference: points / 100 };
  const sizing = useCall(sizeExperiment, { body });
  return (
    <section aria-labelledby="sizing">
      <h2 id="sizing">How long would it take?</h2>
      <div className="sizing">
        <SelectInput label="Page" value={page} choices={PAGES} onChange={setPage} />
        <SelectInput label="Judged by" value={metric} choices={METRICS} onChange={setMetric} />
        <NumberInput
          label="Difference to see, in points"
          description="2 points is from 10 % to 12 %."
          value={points}
          min={0.01}
          max={100}
          onChange={setPoints}
        />
        <NumberInput
          label="Who takes part, in percent"
          value={coverage}
          min={0}
          max={100}
          onChange={setCoverage}
        />
        <NumberInput
          label="Arms, with control"
          value={arms}
          min={2}
          max={10}
          onChange={(next) => setArms(Math.round(next))}
        />
      </div>
      <div role="status">
        <Loaded of={sizing} rows={1}>
          {(found) => <p>{saySizing(found)}</p>}
        </Loaded>
      </div>
    </section>
  );
};
