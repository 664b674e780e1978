import type { Brand } from '@broadsheet/contract/brand';
import { type BlockMetrics, FEW_VIEWS } from '@broadsheet/contract/studio/metrics-calls';
import { boxesOf } from '../canvas/watch-frame.ts';
import { formatShort, metricsOf } from './format-metrics.ts';
import { positionLabels } from './metric-labels.ts';

interface MetricsOverlayProps {
  /** The page in its frame. */
  readonly page: Document;
  readonly scale: number;
  /** The height of the visible part, in pixels of the picture. */
  readonly height: number;
  readonly brand: Brand;
  readonly items: readonly BlockMetrics[];
}

const levelOf = (metrics: BlockMetrics | null): 'none' | 'few' | 'many' => {
  if (metrics === null) return 'none';
  return metrics.views < FEW_VIEWS ? 'few' : 'many';
};

/** The views and clicks of each block, over the page. The settings of a block have the same numbers. */
export const MetricsOverlay = ({ page, scale, height, brand, items }: MetricsOverlayProps) => (
  <div className="editor-metrics" aria-hidden="true">
    {positionLabels(boxesOf(page), scale, height).map(({ id, top, left }) => {
      const metrics = metricsOf(items, brand, id);
      return (
        <span
          key={id}
          className="editor-metric"
          data-block={id}
          data-level={levelOf(metrics)}
          style={{ top, left, maxWidth: `calc(100% - ${left}px)` }}
        >
          {formatShort(metrics)}
        </span>
      );
    })}
  </div>
);
