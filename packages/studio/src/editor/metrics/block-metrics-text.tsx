import { BRANDS } from '@broadsheet/contract/brand';
import { METRICS_DAYS } from '@broadsheet/contract/studio/metrics-calls';
import { formatSite } from '@broadsheet/contract/studio/report-text';
import { Loaded } from '../../controls/loaded.tsx';
import { Disclosure } from '../parts/disclosure.tsx';
import { formatMetrics, metricsOf } from './format-metrics.ts';
import { useBlockMetrics } from './use-block-metrics.ts';

interface BlockMetricsTextProps {
  readonly page: string;
  readonly block: string;
}

const Numbers = ({ page, block }: BlockMetricsTextProps) => (
  <Loaded of={useBlockMetrics(page, true)} rows={2}>
    {({ items }) => (
      <dl className="editor-metrics-text">
        {BRANDS.map((brand) => (
          <div key={brand}>
            <dt>{formatSite(brand)}</dt>
            <dd>{formatMetrics(metricsOf(items, brand, block))}</dd>
          </div>
        ))}
      </dl>
    )}
  </Loaded>
);

/** The views and clicks of the selected block, by site. */
export const BlockMetricsText = (props: BlockMetricsTextProps) => (
  <Disclosure summary={`Clicks and views, last ${METRICS_DAYS} days`}>
    <Numbers {...props} />
  </Disclosure>
);
