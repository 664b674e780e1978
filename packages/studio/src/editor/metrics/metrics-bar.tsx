import { METRICS_DAYS } from '@broadsheet/contract/studio/metrics-calls';
import { ToggleButton } from 'react-aria-components';
import { Failure } from '../../controls/failure.tsx';
import type { useBlockMetrics } from './use-block-metrics.ts';

interface MetricsBarProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly metrics: ReturnType<typeof useBlockMetrics>;
}

const EXPLANATION = `Of the live page in the last ${METRICS_DAYS} days. Views are of all visitors. Clicks are those on banners that have a click tracking name and lead to pages of this site, by visitors who accept cookies. Their share is of the page’s views by the same visitors. Blocks have the same numbers in their settings.`;

/** Shows and hides the views and clicks over a preview. */
export const MetricsBar = ({ isOn, onChange, metrics }: MetricsBarProps) => (
  <div className="editor-metrics-bar">
    <ToggleButton className="button-quiet" isSelected={isOn} onChange={onChange}>
      {isOn ? '✓ ' : ''}Clicks and views
    </ToggleButton>
    {isOn && !metrics.error && (
      <p className="soft editor-metrics-note">
        {metrics.data ? EXPLANATION : 'Loading…'}{' '}
        <span className="editor-metrics-hint">Close these settings to see them over the page.</span>
      </p>
    )}
    {isOn && metrics.error ? <Failure fault={metrics.error} onRetry={metrics.mutate} /> : null}
  </div>
);
