import { Counter, Gauge, type Registry } from 'prom-client';

/** Metrics of recorded visits, and of records lost before they were written. */
export const createRecordingMetrics = (registers: Registry[]) => {
  const exposures = new Counter({
    name: 'experiment_exposures_total',
    help: 'Exposures written to the database, without repeats.',
    registers,
  });
  const exposuresLost = new Counter({
    name: 'exposures_lost_total',
    help: 'Exposures and conversions lost before they were written.',
    registers,
  });
  const audienceViewsLost = new Counter({
    name: 'audience_views_lost_total',
    help: 'Page views lost before they were counted by audience.',
    registers,
  });
  const blockCountsLost = new Counter({
    name: 'block_counts_lost_total',
    help: 'Loads and views of blocks lost before they were counted.',
    registers,
  });
  const eventsStored = new Counter({
    name: 'events_stored_total',
    help: 'Visit events stored by the event sink.',
    registers,
  });
  const eventsLost = new Counter({
    name: 'events_lost_total',
    help: 'Visit events lost before they were stored.',
    registers,
  });
  const outboxes = new Map<string, () => number>();
  new Gauge({
    name: 'outbox_waiting',
    help: 'Rows that wait in memory to be written, by outbox: exposures, block_counts or events.',
    labelNames: ['outbox'],
    registers,
    collect() {
      for (const [outbox, count] of outboxes) this.set({ outbox }, count());
    },
  });
  return {
    exposures,
    exposuresLost,
    audienceViewsLost,
    blockCountsLost,
    eventsStored,
    eventsLost,
    /** Returns a function that registers the reader of an outbox's length. */
    outbox:
      (name: string) =>
      (count: () => number): void =>
        void outboxes.set(name, count),
  };
};
