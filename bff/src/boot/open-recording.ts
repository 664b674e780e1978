import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { openBffBlockCounter } from './open-bff-block-counter.ts';
import { openBffEvents } from './open-bff-events.ts';
import { openBffRecorder } from './open-bff-recorder.ts';

/** Share of the shutdown deadline for writing buffered records. */
const RECORDER_SHARE = 0.2;

/** Opens everything that records visits. `close` writes the buffers. */
export const openRecording = async (config: Config, log: FastifyBaseLogger, metrics: Metrics) => {
  const closeMs = config.shutdownDeadlineMs * RECORDER_SHARE;
  const options = { database: config.database, metrics, log, now: Date.now, closeMs };
  const recorder = await openBffRecorder(options);
  const blockCounter = openBffBlockCounter(options);
  const events = openBffEvents({ ...options, kind: config.eventSink, output: process.stdout });
  return {
    recorder,
    blockCounter,
    events,
    closeMs,
    close: async (): Promise<void> => {
      await Promise.all([recorder.close(), blockCounter.close(), events.close()]);
    },
  };
};
