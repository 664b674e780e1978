import type { CallReport, Upstream } from '@broadsheet/upstream/create-upstream';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Calls of services, and the state of the circuit breakers before them. */
export const createUpstreamMetrics = (registers: Registry[]) => {
  const upstreamSeconds = new Histogram({
    name: 'upstream_call_duration_seconds',
    help: 'Time of a service call until its answer, failure or abort.',
    labelNames: ['service'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers,
  });
  const upstreamCalls = new Counter({
    name: 'upstream_calls_total',
    help: 'Service calls by outcome: ok, refused, gone or an error code.',
    labelNames: ['service', 'outcome'],
    registers,
  });
  const staleAnswers = new Counter({
    name: 'upstream_stale_answers_total',
    help: 'Service calls that failed and were answered from the stale cache.',
    labelNames: ['service'],
    registers,
  });
  let readBreakers = (): readonly { service: string; isOpen: boolean }[] => [];
  new Gauge({
    name: 'upstream_breaker_open',
    help: '1 while the circuit breaker of a service is open: calls fail at once because too many failed before.',
    labelNames: ['service'],
    registers,
    collect() {
      for (const { service, isOpen } of readBreakers()) this.set({ service }, isOpen ? 1 : 0);
    },
  });
  return {
    followBreakers: (breakers: Upstream['breakers']): void => {
      readBreakers = breakers;
    },
    noteCall: ({ service, outcome, stale, seconds }: CallReport): void => {
      upstreamSeconds.observe({ service }, seconds);
      upstreamCalls.inc({ service, outcome });
      if (stale) staleAnswers.inc({ service });
    },
  };
};
