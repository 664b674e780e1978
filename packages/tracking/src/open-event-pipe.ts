import { randomUUID } from 'node:crypto';
import type { TrackedEvent } from '@broadsheet/contract/events';
import { createAwayLog } from '@broadsheet/recording/away-log';
import { closeWriters } from '@broadsheet/recording/close-writers';
import { type Schedule, scheduleTimer } from '@broadsheet/recording/flush-loop';
import { createLosses } from '@broadsheet/recording/losses';
import type { RecordingLog } from '@broadsheet/recording/recording-log';
import { createRowWriter } from '@broadsheet/recording/row-writer';
import type { EventPipe } from './event-pipe.ts';
import type { EventSink } from './event-sink.ts';

const LIMITS = {
  /** Events that wait. */
  rows: 10_000,
  batchRows: 500,
  writeEveryMs: 1_000,
  longestPauseMs: 30_000,
  closeMs: 2_000,
};

export interface EventPipeOptions {
  readonly sink: EventSink;
  readonly log: RecordingLog;
  /** Epoch ms. */
  readonly now: () => number;
  readonly onKept: (count: number) => void;
  readonly onLost: (count: number) => void;
  /** Is given what counts the events that wait. */
  readonly followWaiting?: (count: () => number) => void;
  readonly limits?: Partial<typeof LIMITS>;
  readonly schedule?: Schedule;
}

/** Ids of orders are their own: a visitor who comes back may be forgotten again. */
type Entry =
  | { readonly id: string; readonly event: TrackedEvent }
  | { readonly id: string; readonly forgotten: string; readonly isOrder: true };

/**
 * A pipe into a sink. While the sink is away, events wait in memory, up to the limit; what finds no room is lost and
 * counted. To forget somebody always finds room.
 */
export const openEventPipe = (options: EventPipeOptions): EventPipe => {
  const { sink, log, now, onKept, onLost } = options;
  const limits = { ...LIMITS, ...options.limits };

  /** What was noted of somebody before they were to be forgotten was dropped, or went out before. */
  const write = async (entries: readonly Entry[]): Promise<void> => {
    const visitors = entries.flatMap((entry) => ('forgotten' in entry ? entry.forgotten : []));
    const events = entries.flatMap((entry) => ('event' in entry ? entry.event : []));
    if (visitors.length > 0) await sink.forget(visitors);
    if (events.length === 0) return;
    await sink.send(events);
    onKept(events.length);
  };
  const writer = createRowWriter<Entry>({
    write,
    losses: createLosses({ log, now, message: 'events of visits were lost', onLost }),
    telling: createAwayLog(log),
    schedule: options.schedule ?? scheduleTimer,
    limit: limits.rows,
    batchRows: limits.batchRows,
    everyMs: limits.writeEveryMs,
    longestPauseMs: limits.longestPauseMs,
  });
  let closing: Promise<void> | undefined;
  options.followWaiting?.(writer.waiting);
  return {
    note: (events) => writer.add(events.map((event) => ({ id: event.id, event }))),
    forget: (visitor) => {
      writer.drop((entry) => 'event' in entry && entry.event.visitor === visitor);
      writer.add([{ id: randomUUID(), forgotten: visitor, isOrder: true }]);
    },
    isOpen: () => closing === undefined,
    close: () => {
      closing ??= closeWriters([writer], sink.close, limits.closeMs);
      return closing;
    },
  };
};
