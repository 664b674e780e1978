import type { Criticality } from '@broadsheet/contract/criticality';
import { callSettingsFor, settingsFor } from './default-settings.ts';
import { createGate } from './gate.ts';

/** CPU time in milliseconds; each of the three programs has its own core. */
export interface Costs {
  /** The BFF: until a page's calls are made, and of drawing it when they are answered. */
  readonly request: number;
  readonly render: number;
  /** A call: the services, and their database. */
  readonly call: number;
  readonly query: number;
}

const CALLS_A_PAGE = 6;
const REFUSE_MS = 0.3;
const READ_MS = 0.05;
const DATABASE_CONNECTIONS = 10;
const WARM_UP_MS = 3_000;
const BOUNDS = { max: 1_024, delayMs: 5 };
const CALL_BOUNDS = { max: 1_024, delayMs: 8 };
const TURN: readonly Criticality[] = [
  ...(['critical', 'normal', 'sheddable', 'normal', 'normal'] as const),
  ...(['sheddable', 'normal', 'normal', 'sheddable', 'normal'] as const),
];

/** Pages a second that the busiest of the three can do. */
export const capacityOf = ({ request, render, call, query }: Costs): number =>
  1_000 / Math.max(request + render, CALLS_A_PAGE * call, CALLS_A_PAGE * query);

interface Conditions {
  readonly seconds: number;
  /** The slowdown factor from neighbours on the same cores. */
  readonly slowness?: number;
  /** Absent they are mixed. */
  readonly only?: Criticality;
}
/** Clients that send the next request after each response, or requests at a fixed rate. */
export type Load = Conditions & ({ readonly clients: number } | { readonly perSecond: number });

export interface Ended {
  readonly criticality: Criticality;
  readonly isSuccess: boolean;
  readonly ms: number;
}

type Run = () => void;

/** Simulated time: tasks of the same instant run in the order of their scheduling. */
const createTime = () => {
  let at = 0;
  const planned: { readonly at: number; readonly run: Run }[] = [];
  return {
    now: () => at,
    later: (run: Run, ms: number): void => {
      const due = at + ms;
      const after = planned.findLastIndex((one) => one.at <= due);
      planned.splice(after + 1, 0, { at: due, run });
    },
    runUntil: (end: number): void => {
      for (let next = planned.shift(); next && next.at < end; next = planned.shift()) {
        at = next.at;
        next.run();
      }
    },
  };
};
type Time = ReturnType<typeof createTime>;

interface CoreOptions {
  /** Receives the CPU time of each round. */
  readonly noteRound?: (cpuMs: number) => void;
  /** The slowdown factor from other processes on the same core. */
  readonly slowness?: number;
}

/** One core with an event loop: each round does all that was ready when it began. */
const createCore = ({ later }: Time, { noteRound, slowness = 1 }: CoreOptions = {}) => {
  let cpuMs = 0;
  let ready: { readonly ms: number; readonly run: Run }[] = [];
  let isBusy = false;
  const round = (): void => {
    const due = ready;
    ready = [];
    isBusy = due.length > 0;
    const began = cpuMs;
    const step = (slot: number): void => {
      const one = due[slot];
      const goOn = (): void => {
        cpuMs += one?.ms ?? 0;
        one?.run();
        step(slot + 1);
      };
      if (one) later(goOn, one.ms * slowness);
      else if (due.length > 0) {
        noteRound?.(cpuMs - began);
        round();
      }
    };
    step(0);
  };
  const work = (ms: number, run: Run): void => {
    ready.push({ ms, run });
    if (isBusy) return;
    isBusy = true;
    later(round, 0);
  };
  return { work, usedMs: () => cpuMs };
};

/**
 * Runs `count` tasks concurrently, the others in order. @param now clock for the waits; @param noteWait receives each
 * wait
 */
const createSlots = (now: () => number, count: number, noteWait: (ms: number) => void) => {
  const waiting: Run[] = [];
  let free = count;
  const leave = (): void => {
    free += 1;
    waiting.shift()?.();
  };
  return (run: (leave: Run) => void): void => {
    const since = now();
    const enter = (): void => {
      free -= 1;
      noteWait(now() - since);
      run(leave);
    };
    if (free > 0) enter();
    else waiting.push(enter);
  };
};

/** The gates of the BFF and of the services, with their feedback, in front of cores with the given costs. */
export const simulateSite = (costs: Costs, load: Load): Ended[] => {
  const time = createTime();
  const { now, later } = time;
  const gate = createGate({ settings: settingsFor(BOUNDS), now, later });
  const calls = createGate({ settings: callSettingsFor(CALL_BOUNDS), now, later });
  const { slowness } = load;
  const bffCore = createCore(time, { noteRound: (ms) => gate.noteDelay('loop', ms), slowness });
  const callsCore = createCore(time, { noteRound: (ms) => calls.noteDelay('loop', ms), slowness });
  const [bff, services] = [bffCore.work, callsCore.work];
  const database = createCore(time, { slowness }).work;
  const connections = createSlots(now, DATABASE_CONNECTIONS, (ms) =>
    calls.noteDelay('database', ms),
  );
  const turns = createSlots(bffCore.usedMs, 1, (ms) => gate.noteDelay('turn', ms));

  const pass = (
    slot: { readonly state: () => string },
    onDecided: (isAdmitted: boolean) => void,
  ): void => {
    if (slot.state() !== 'waiting') onDecided(slot.state() === 'held');
  };

  const call = (done: (isSuccess: boolean) => void): void => {
    const end = (isSuccess: boolean): void => {
      if (!isSuccess || calls.isOverloaded()) gate.notePushback();
      done(isSuccess);
    };
    const query = (leave: Run): void =>
      database(costs.query, () => {
        leave();
        slot.leave();
        end(true);
      });
    const decide = (isAdmitted: boolean): void => {
      if (isAdmitted) services(costs.call, () => connections(query));
      else services(READ_MS, () => end(false));
    };
    const slot = calls.take('normal', () => decide(slot.state() === 'held'));
    pass(slot, decide);
  };

  const callAll = (done: (isSuccess: boolean) => void): void => {
    let left = CALLS_A_PAGE;
    let isSuccess = true;
    const one = (isCallSuccess: boolean): void => {
      isSuccess &&= isCallSuccess;
      left -= 1;
      if (left === 0) done(isSuccess);
    };
    for (let started = 0; started < CALLS_A_PAGE; started += 1) call(one);
  };

  const ended: Ended[] = [];
  let arrived = 0;
  const arrive = (then: Run = () => undefined): void => {
    const criticality = load.only ?? TURN[arrived % TURN.length] ?? 'normal';
    const cameAt = now();
    arrived += 1;
    const end = (isSuccess: boolean): void => {
      if (now() > WARM_UP_MS) ended.push({ criticality, isSuccess, ms: now() - cameAt });
      then();
    };
    const render = (isSuccess: boolean): void =>
      turns((leave) =>
        bff(costs.render, () => {
          leave();
          slot.leave();
          end(isSuccess);
        }),
      );
    const decide = (isAdmitted: boolean): void => {
      if (isAdmitted) bff(costs.request, () => callAll(render));
      else bff(REFUSE_MS, () => end(false));
    };
    const enter = () => {
      slot = gate.take(criticality, () => decide(slot.state() === 'held'));
      pass(slot, decide);
    };
    let slot: ReturnType<typeof gate.take>;
    bff(READ_MS, enter);
  };

  if ('clients' in load)
    for (let client = 0; client < load.clients; client += 1) {
      const again = (): void => arrive(again);
      again();
    }
  else {
    // Independent arrivals: the intervals are random, and the same in each run.
    let seed = 1;
    const next = (): void => {
      arrive();
      seed = (seed * 48_271) % 2_147_483_647;
      later(next, (-Math.log(seed / 2_147_483_647) * 1_000) / load.perSecond);
    };
    next();
  }
  time.runUntil(WARM_UP_MS + load.seconds * 1_000);
  return ended;
};
