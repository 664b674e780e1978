import type { BlockMetrics } from '@broadsheet/contract/studio/metrics-calls';
import { describe, expect, it } from 'vitest';
import { formatMetrics, formatShort, metricsOf } from './format-metrics.ts';
import { positionLabels } from './metric-labels.ts';

const metrics = (
  views: number,
  clicked: BlockMetrics['clicked'] = null,
  uncounted: BlockMetrics['uncounted'] = clicked ? null : 'no-banners',
): BlockMetrics => ({
  brand: 'tech',
  block: 'hero',
  views,
  clicked,
  uncounted,
});

describe('the numbers of a block', () => {
  it('are found by site and block', () => {
    const hero = metrics(5);
    expect(metricsOf([hero], 'tech', 'hero')).toBe(hero);
    expect(metricsOf([hero], 'management', 'hero')).toBeNull();
  });

  it('say what is not measured, and mark what is small', () => {
    expect(formatMetrics(null)).toBe('Not measured yet.');
    expect(formatMetrics(metrics(12_400))).toBe(
      '12,400 views. Clicks are not recorded for this block.',
    );
    expect(formatMetrics(metrics(1, { clicks: 1, views: 4 }))).toBe(
      '1 view (few). 1 click, 25% (few views) of the page’s views by the same visitors.',
    );
    expect(formatMetrics(metrics(2_000, { clicks: 35, views: 1_250 }))).toBe(
      '2,000 views. 35 clicks, 2.8% of the page’s views by the same visitors.',
    );
    expect(formatMetrics(metrics(2_000, { clicks: 0, views: 0 }))).toBe('2,000 views. 0 clicks.');
  });

  it('say which clicks are not counted', () => {
    expect(formatMetrics(metrics(200, null, 'no-origin'))).toBe(
      '200 views. Clicks are not counted by page here.',
    );
    expect(formatMetrics(metrics(200, null, 'some-banners'))).toBe(
      '200 views. Clicks on banners to other sites or without a click tracking name are not counted.',
    );
    expect(formatMetrics(metrics(200, { clicks: 2, views: 100 }, 'some-banners'))).toBe(
      '200 views. 2 clicks, 2% of the page’s views by the same visitors. Clicks on banners to other sites or without a click tracking name are not counted.',
    );
  });

  it('fit on a label', () => {
    expect(formatShort(null)).toBe('Not measured yet');
    expect(formatShort(metrics(40))).toBe('40 views (few)');
    expect(formatShort(metrics(400, { clicks: 10, views: 200 }))).toBe(
      '400 views · 10 clicks · 5%',
    );
  });
});

describe('the labels over a page', () => {
  const box = (top: number, left = 0) => ({ top, left, width: 360, height: 100 });

  it('are in the corner of each block in view, scaled as the page is', () => {
    const boxes = new Map([
      ['gone', box(-200)],
      ['a', box(-20)],
      ['b', box(100)],
      ['below', box(2_000)],
    ]);
    expect(positionLabels(boxes, 0.5, 400)).toEqual([
      { id: 'a', top: 0, left: 0 },
      { id: 'b', top: 50, left: 0 },
    ]);
  });

  it('do not cover each other', () => {
    const boxes = new Map([
      ['outer', box(10)],
      ['inner', box(12)],
      ['beside', box(10, 400)],
    ]);
    expect(positionLabels(boxes, 1, 400).map(({ id, top }) => [id, top])).toEqual([
      ['outer', 10],
      ['beside', 10],
      ['inner', 34],
    ]);
  });
});
