import { Counter, Gauge, type Registry } from 'prom-client';

/** Arms of experiments and rollouts. */
export const createExperimentMetrics = (registers: Registry[]) => {
  const arms = new Counter({
    name: 'experiment_arms_served_total',
    help: 'Page views by experiment and arm served. The arms of a rollout are live and next.',
    labelNames: ['experiment', 'arm'],
    registers,
  });
  const assignFaults = new Counter({
    name: 'experiment_assign_faults_total',
    help: 'Times that arms could not be assigned, so that control was served.',
    registers,
  });
  const rolloutShare = new Gauge({
    name: 'rollout_share',
    help: 'Share of people who get the change being rolled out; 0 when there is none, or it is invalid.',
    registers,
  });
  const rollbacks = new Counter({
    name: 'rollout_rollbacks_total',
    help: 'Rollouts that this replica rolled back automatically.',
    registers,
  });
  const unfolded = new Gauge({
    name: 'experiment_unfolded_changes',
    help: 'Changes of people that are not in the sums of metrics yet, at the last fold of this replica.',
    registers,
  });
  const partial = new Gauge({
    name: 'experiment_partial_metrics',
    help: 'Metrics whose sums are not complete yet, because they are new or were changed.',
    registers,
  });
  const noteFoldBacklog = (of: {
    readonly changes: number;
    readonly metrics: readonly string[];
  }) => {
    unfolded.set(of.changes);
    partial.set(of.metrics.length);
  };
  return { noteFoldBacklog, arms, assignFaults, rolloutShare, rollbacks };
};
