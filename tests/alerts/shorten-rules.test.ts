import { expect, it } from 'vitest';
import { shortenRules } from './shorten-rules.ts';

it('shortens ranges and waits, and nothing else', () => {
  const rules = `
      - alert: Slow
        expr: sum(rate(calls_total{status=~"5.."}[5m])) / sum(increase(calls_total[1h])) > 0.01
        for: 5m
        labels: { severity: page }
        annotations:
          summary: for 5m`;
  expect(shortenRules(rules, { range: '20s', lasting: '2s' })).toBe(`
      - alert: Slow
        expr: sum(rate(calls_total{status=~"5.."}[20s])) / sum(increase(calls_total[20s])) > 0.01
        for: 2s
        labels: { severity: page }
        annotations:
          summary: for 5m`);
});
