import type { Writable } from 'node:stream';
import { closedPipe, type EventPipe } from '@broadsheet/telemetry/tracking/event-pipe';
import type { EventSink } from '@broadsheet/telemetry/tracking/event-sink';
import { createLogSink } from '@broadsheet/telemetry/tracking/log-sink';
import { openEventPipe } from '@broadsheet/telemetry/tracking/open-event-pipe';
import { createPostgresSink } from '@broadsheet/telemetry/tracking/postgres-sink';
import type { Config } from '../config.ts';
import { databaseUrlOf } from '../database-url-of.ts';
import type { BffRecorderOptions } from './open-bff-recorder.ts';

export interface BffEventsOptions extends BffRecorderOptions {
  readonly kind: Config['eventSink'];
  /** The output of the `log` sink. */
  readonly output: Writable;
}

const NO_DATABASE = 'no DATABASE_URL: no events of visits are kept';

const sinkOf = ({ kind, database, output, log, now }: BffEventsOptions): EventSink | null => {
  if (kind === 'off') return null;
  if (kind === 'log')
    return createLogSink(
      (text) =>
        new Promise((resolve, reject) =>
          output.write(text, (error) => (error ? reject(error) : resolve())),
        ),
    );
  if (database) return createPostgresSink({ databaseUrl: databaseUrlOf(database), now });
  log.info(NO_DATABASE);
  return null;
};

/** The event pipe of this site, counted in its metrics; a disabled one without a sink. */
export const openBffEvents = (options: BffEventsOptions): EventPipe => {
  const { metrics, log, now, closeMs } = options;
  const sink = sinkOf(options);
  if (!sink) return closedPipe;
  return openEventPipe({
    sink,
    log,
    now,
    onStored: (count) => metrics.eventsStored.inc(count),
    onLost: (count) => metrics.eventsLost.inc(count),
    followWaiting: metrics.outbox('events'),
    limits: { closeMs },
  });
};
