import { CRITICALITIES, type Criticality } from '@broadsheet/contract/criticality';
import { createAdaptiveLimit, type DelaySource, type LimitSettings } from './adaptive-limit.ts';

export interface GateSettings extends LimitSettings {
  /**
   * Normal requests that may wait without being an overload, however long they do: a handful of readers who ask again as soon
   * as they are answered always wait for each other, and the longer the busier a neighbour is.
   */
  readonly shortQueue: number;
  /** A queue that has been longer than the short one all this time is no burst, but an overload. */
  readonly burstMs: number;
  /** How long a normal request may wait for its turn in an overload. */
  readonly maxDelayMs: number;
  /** Normal requests that wait in an overload; whoever comes beyond them has the one that came first refused at once. */
  readonly maxWaiting: number;
}

export interface GateDeps {
  readonly settings: GateSettings;
  /** Milliseconds of any clock that only goes forward. */
  readonly now: () => number;
  readonly later: (run: () => void, ms: number) => void;
  readonly onDecided?: (criticality: Criticality, outcome: 'admitted' | 'refused') => void;
}

/** One request at the gate. */
export interface AdmissionSlot {
  readonly state: () => 'waiting' | 'held' | 'refused' | 'left';
  /** Its work is done, or nobody waits for it any more; a second time does nothing. */
  readonly leave: () => void;
}

/** Of the limit: the rest is kept for what is more critical. */
const SHARES: Readonly<Record<Criticality, number>> = { critical: 1, normal: 0.9, sheddable: 0.5 };
const MAX_WAITING: Readonly<Record<Criticality, number>> = {
  critical: 512,
  normal: 512,
  sheddable: 0,
};
/** After the last refusal an overload is over: who is refused at intervals only is refused as quickly as the others. */
const CALM_MS = 1_000;
/**
 * An overload that lasts is looked at anew: whether more than the short queue still come. In an overload this cannot be seen, since
 * those who wait are refused before they are many, and few who ask again at once look like many.
 */
const PROBE_AFTER_MS = 10_000;
/** In such a look a queue is an overload after this time: what waits meanwhile waits in vain. */
const PROBE_BURST_MS = 30;
/** Without an overload, and for whoever applies, pays or logs in: they rather wait than are refused. */
const LONG_MAX_DELAY_MS = 1_000;
const SWEEP_EVERY_MS = 5;

interface Waiting {
  readonly since: number;
  readonly decide: (isAdmitted: boolean) => void;
}

/**
 * Lets in as many requests as can be worked on at once, the critical ones first. Others wait: in their order while they are few
 * or a burst; in an overload the newest goes first, since who has come earlier has waited in vain.
 */
export const createGate = ({ settings, now, later, onDecided = () => undefined }: GateDeps) => {
  const limit = createAdaptiveLimit(settings, now());
  const queues: Readonly<Record<Criticality, Waiting[]>> = {
    critical: [],
    normal: [],
    sheddable: [],
  };
  let held = 0;
  /** Since when more have waited than the short queue. */
  let longSince: number | null = null;
  let overloadedSince: number | null = null;
  let probedAt = Number.NEGATIVE_INFINITY;
  let refusedAt = Number.NEGATIVE_INFINITY;
  let isSweepPlanned = false;

  const isOverloaded = (): boolean => {
    const at = now();
    if (overloadedSince !== null) {
      const isLong = at - overloadedSince > PROBE_AFTER_MS;
      if (!isLong && at - refusedAt < CALM_MS) return true;
      if (isLong) probedAt = at;
      overloadedSince = null;
    }
    const isProbe = at - probedAt < CALM_MS;
    const burstMs = isProbe ? Math.min(PROBE_BURST_MS, settings.burstMs) : settings.burstMs;
    if (longSince === null || at - longSince <= burstMs) return false;
    overloadedSince = at;
    refusedAt = at;
    return true;
  };
  const hasRoom = (criticality: Criticality): boolean =>
    held < Math.max(1, Math.floor(limit.value() * SHARES[criticality]));

  const noteQueue = (): void => {
    if (queues.normal.length <= settings.shortQueue) longSince = null;
    else longSince ??= now();
  };

  const maxDelayOf = (criticality: Criticality): number =>
    criticality === 'normal' && isOverloaded() ? settings.maxDelayMs : LONG_MAX_DELAY_MS;

  const admitWaiting = (): void => {
    for (const criticality of CRITICALITIES) {
      const queue = queues[criticality];
      while (queue.length > 0 && hasRoom(criticality)) {
        held += 1;
        const next = isOverloaded() ? queue.pop() : queue.shift();
        next?.decide(true);
      }
    }
    noteQueue();
  };

  /** No sweep has to come first: in a long round of the event loop it is a whole round away. */
  const makeRoom = (queue: Waiting[]): void => {
    if (queue !== queues.normal || queue.length < settings.maxWaiting || !isOverloaded()) return;
    refusedAt = now();
    queue.shift()?.decide(false);
  };

  const planSweep = (): void => {
    if (isSweepPlanned) return;
    isSweepPlanned = true;
    later(sweep, SWEEP_EVERY_MS);
  };

  const sweep = (): void => {
    isSweepPlanned = false;
    for (const criticality of CRITICALITIES) {
      const queue = queues[criticality];
      const latest = now() - maxDelayOf(criticality);
      const firstFresh = queue.findIndex(({ since }) => since > latest);
      const late = queue.splice(0, firstFresh < 0 ? queue.length : firstFresh);
      if (late.length > 0) refusedAt = now();
      for (const { decide } of late) decide(false);
    }
    admitWaiting();
    if (CRITICALITIES.some((criticality) => queues[criticality].length > 0)) planSweep();
  };

  /** @param onSettled called later, and only of a place that is `waiting` */
  const take = (criticality: Criticality, onDecision: () => void): AdmissionSlot => {
    let state: ReturnType<AdmissionSlot['state']> = 'waiting';
    const queue = queues[criticality];
    const decide = (isAdmitted: boolean): void => {
      state = isAdmitted ? 'held' : 'refused';
      onDecided(criticality, isAdmitted ? 'admitted' : 'refused');
    };
    const waiting: Waiting = {
      since: now(),
      decide: (isAdmitted) => {
        decide(isAdmitted);
        onDecision();
      },
    };
    if (queue.length === 0 && hasRoom(criticality)) {
      held += 1;
      decide(true);
    } else {
      if (criticality !== 'sheddable') limit.noteUsed(now());
      makeRoom(queue);
      if (queue.length < MAX_WAITING[criticality]) {
        queue.push(waiting);
        noteQueue();
        planSweep();
      } else decide(false);
    }
    return {
      state: () => state,
      leave: () => {
        const was = state;
        if (was === 'left' || was === 'refused') return;
        state = 'left';
        if (was === 'waiting') {
          queue.splice(queue.indexOf(waiting), 1);
          return noteQueue();
        }
        held -= 1;
        admitWaiting();
      },
    };
  };

  return {
    take,
    /** Where few are at work, what takes long is the work itself, and no queue. */
    noteDelay: (source: DelaySource, delayMs: number): void =>
      limit.noteDelay(source, held * 2 < settings.min ? 0 : delayMs, now()),
    notePushback: (): void => limit.notePushback(now()),
    isOverloaded: (): boolean => limit.isOverloaded(now()),
    figures: () => ({
      limit: limit.value(),
      held,
      waiting: { critical: queues.critical.length, normal: queues.normal.length },
    }),
  };
};
export type Gate = ReturnType<typeof createGate>;
