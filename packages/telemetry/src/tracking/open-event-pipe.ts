import { randomUUID } from 'node:crypto';
import type { TrackedEvent } from '@broadsheet/contract/events';
import { createWriterGroup, type RecordingOptions } from '../recording/writer-group.ts';
import type { EventPipe } from './event-pipe.ts';
import type { EventSink } from './event-sink.ts';

const LIMITS = {
  /** Events that wait. */
  rows: 10_000,
  batchRows: 500,
  intervalMs: 1_000,
  maxPauseMs: 30_000,
  closeMs: 2_000,
};

export interface EventPipeOptions extends RecordingOptions {
  readonly sink: EventSink;
  readonly onStored: (count: number) => void;
  readonly onLost: (count: number) => void;
  readonly limits?: Partial<typeof LIMITS>;
}

/** A request to forget has an id of its own: a visitor who comes back may be forgotten again. */
type Entry =
  | { readonly id: string; readonly event: TrackedEvent }
  | { readonly id: string; readonly forgotten: string; readonly ignoresLimit: true };

/**
 * A pipe into a sink. While the sink is away, events wait in memory, up to the limit; an event that finds no room is
 * lost and counted. A request to forget a visitor always finds room.
 */
export const openEventPipe = (options: EventPipeOptions): EventPipe => {
  const { sink, onStored, onLost } = options;
  const limits = { ...LIMITS, ...options.limits };

  /** Forgets first: earlier events of these visitors were removed from the outbox or sent before. */
  const write = async (entries: readonly Entry[]): Promise<void> => {
    const visitors = entries.flatMap((entry) => ('forgotten' in entry ? entry.forgotten : []));
    const events = entries.flatMap((entry) => ('event' in entry ? entry.event : []));
    if (visitors.length > 0) await sink.forget(visitors);
    if (events.length === 0) return;
    await sink.send(events);
    onStored(events.length);
  };
  const group = createWriterGroup({ ...options, ...limits, closeTarget: sink.close });
  const writer = group.addRowWriter<Entry>({
    write,
    lossMessage: 'events of visits were lost',
    onLost,
    limit: limits.rows,
    batchRows: limits.batchRows,
    intervalMs: limits.intervalMs,
  });
  options.followWaiting?.(writer.waiting);
  return {
    note: (events) => writer.add(events.map((event) => ({ id: event.id, event }))),
    forget: (visitor) => {
      writer.removeWhere((entry) => 'event' in entry && entry.event.visitor === visitor);
      writer.add([{ id: randomUUID(), forgotten: visitor, ignoresLimit: true }]);
    },
    isOpen: group.isOpen,
    close: group.close,
  };
};
