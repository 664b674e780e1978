import { CRITICALITIES, type Criticality } from '@broadsheet/contract/criticality';
import type { OverloadDetector } from './overload-detector.ts';

const MAX_WAITING: Readonly<Record<Criticality, number>> = {
  critical: 512,
  normal: 512,
  sheddable: 0,
};
/** Without an overload, and for requests that apply, pay or log in: waiting is better than a refusal. */
const LONG_MAX_DELAY_MS = 1_000;

export interface WaitingRequest {
  readonly since: number;
  readonly decide: (isAdmitted: boolean) => void;
}

export interface QueueSettings {
  /** The longest wait of a normal request in an overload. */
  readonly maxDelayMs: number;
  /** The limit of waiting normal requests in an overload; one more refuses the oldest immediately. */
  readonly maxWaiting: number;
}

/** The requests that wait at a gate, by criticality. */
export const createWaitingRequests = (
  { maxDelayMs, maxWaiting }: QueueSettings,
  { isOverloaded, noteQueueLength, noteRefusal }: OverloadDetector,
  now: () => number,
) => {
  const queues: Readonly<Record<Criticality, WaitingRequest[]>> = {
    critical: [],
    normal: [],
    sheddable: [],
  };
  const noteQueue = (): void => noteQueueLength(queues.normal.length);
  /** Does not wait for a sweep, which may be a whole long round of the event loop away. */
  const makeRoom = (criticality: Criticality): void => {
    const queue = queues[criticality];
    if (criticality !== 'normal' || queue.length < maxWaiting || !isOverloaded()) return;
    noteRefusal();
    queue.shift()?.decide(false);
  };
  const maxDelayOf = (criticality: Criticality): number =>
    criticality === 'normal' && isOverloaded() ? maxDelayMs : LONG_MAX_DELAY_MS;
  return {
    count: (criticality: Criticality): number => queues[criticality].length,
    isEmpty: (): boolean => CRITICALITIES.every((criticality) => queues[criticality].length === 0),
    noteQueue,
    /** Returns whether there was room for it. */
    add: (criticality: Criticality, request: WaitingRequest): boolean => {
      makeRoom(criticality);
      const queue = queues[criticality];
      if (queue.length >= MAX_WAITING[criticality]) return false;
      queue.push(request);
      noteQueue();
      return true;
    },
    remove: (criticality: Criticality, request: WaitingRequest): void => {
      const queue = queues[criticality];
      queue.splice(queue.indexOf(request), 1);
      noteQueue();
    },
    /** Removes the next request: the oldest, but in an overload the newest, since older ones have waited in vain. */
    takeNext: (criticality: Criticality): WaitingRequest | undefined =>
      isOverloaded() ? queues[criticality].pop() : queues[criticality].shift(),
    /** Refuses those that have waited too long. */
    refuseLate: (): void => {
      for (const criticality of CRITICALITIES) {
        const queue = queues[criticality];
        const latest = now() - maxDelayOf(criticality);
        const firstFresh = queue.findIndex(({ since }) => since > latest);
        const late = queue.splice(0, firstFresh < 0 ? queue.length : firstFresh);
        if (late.length > 0) noteRefusal();
        for (const { decide } of late) decide(false);
      }
    },
  };
};
