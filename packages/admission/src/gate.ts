import { CRITICALITIES, type Criticality } from '@broadsheet/contract/criticality';
import { createAdaptiveLimit, type DelaySource, type LimitSettings } from './adaptive-limit.ts';
import { createOverloadDetector, type OverloadSettings } from './overload-detector.ts';
import {
  createWaitingRequests,
  type QueueSettings,
  type WaitingRequest,
} from './waiting-requests.ts';

export interface GateSettings extends LimitSettings, OverloadSettings, QueueSettings {}

export interface GateDeps {
  readonly settings: GateSettings;
  /** Milliseconds of any monotonic clock. */
  readonly now: () => number;
  readonly later: (run: () => void, ms: number) => void;
  readonly onDecided?: (criticality: Criticality, outcome: 'admitted' | 'refused') => void;
}

/** One request at the gate. */
export interface AdmissionSlot {
  readonly state: () => 'waiting' | 'held' | 'refused' | 'left';
  /** Releases the slot when the work is done, or nobody waits for it any more; idempotent. */
  readonly leave: () => void;
}

/** Shares of the limit: the rest is reserved for more critical requests. */
const SHARES: Readonly<Record<Criticality, number>> = { critical: 1, normal: 0.9, sheddable: 0.5 };
const SWEEP_EVERY_MS = 5;

/**
 * Admits as many requests as can be worked on concurrently, critical ones first. Others wait: first in, first out while
 * they are few or a burst; in an overload the newest goes first, since older ones have waited in vain.
 */
export const createGate = ({ settings, now, later, onDecided = () => undefined }: GateDeps) => {
  const limit = createAdaptiveLimit(settings, now());
  const overload = createOverloadDetector(settings, now);
  const waiting = createWaitingRequests(settings, overload, now);
  let held = 0;
  let isSweepPlanned = false;

  const hasRoom = (criticality: Criticality): boolean =>
    held < Math.max(1, Math.floor(limit.value() * SHARES[criticality]));
  const admitWaiting = (): void => {
    for (const criticality of CRITICALITIES)
      while (waiting.count(criticality) > 0 && hasRoom(criticality)) {
        held += 1;
        waiting.takeNext(criticality)?.decide(true);
      }
    waiting.noteQueue();
  };
  const planSweep = (): void => {
    if (isSweepPlanned) return;
    isSweepPlanned = true;
    later(sweep, SWEEP_EVERY_MS);
  };
  const sweep = (): void => {
    isSweepPlanned = false;
    waiting.refuseLate();
    admitWaiting();
    if (!waiting.isEmpty()) planSweep();
  };

  /** @param onDecision called later, and only of a slot that is `waiting` */
  const take = (criticality: Criticality, onDecision: () => void): AdmissionSlot => {
    let state: ReturnType<AdmissionSlot['state']> = 'waiting';
    const decide = (isAdmitted: boolean): void => {
      state = isAdmitted ? 'held' : 'refused';
      onDecided(criticality, isAdmitted ? 'admitted' : 'refused');
    };
    const request: WaitingRequest = {
      since: now(),
      decide: (isAdmitted) => {
        decide(isAdmitted);
        onDecision();
      },
    };
    if (waiting.count(criticality) === 0 && hasRoom(criticality)) {
      held += 1;
      decide(true);
    } else {
      if (criticality !== 'sheddable') limit.noteUsed(now());
      if (waiting.add(criticality, request)) planSweep();
      else decide(false);
    }
    return {
      state: () => state,
      leave: () => {
        const was = state;
        if (was === 'left' || was === 'refused') return;
        state = 'left';
        if (was === 'waiting') return waiting.remove(criticality, request);
        held -= 1;
        admitWaiting();
      },
    };
  };

  return {
    take,
    /** With few requests in progress, a delay comes from the work itself, not from a queue. */
    noteDelay: (source: DelaySource, delayMs: number): void =>
      limit.noteDelay(source, held * 2 < settings.min ? 0 : delayMs, now()),
    notePushback: (): void => limit.notePushback(now()),
    isOverloaded: (): boolean => limit.isOverloaded(now()),
    figures: () => ({
      limit: limit.value(),
      held,
      waiting: { critical: waiting.count('critical'), normal: waiting.count('normal') },
    }),
  };
};
export type Gate = ReturnType<typeof createGate>;
