import type { Criticality } from '@broadsheet/contract/criticality';
import { callSettingsFor, settingsFor } from './default-settings.ts';
import { createGate } from './gate.ts';

/** CPU time in milliseconds; each of the three has a core of its own. */
export interface Costs {
  /** The BFF: until a page's calls are made, and of drawing it when they are answered. */
  readonly ask: number;
  readonly draw: number;
  /** A call: the services, and their database. */
  readonly call: number;
  readonly query: number;
}

const CALLS_A_PAGE = 6;
const REFUSE_MS = 0.3;
const READ_MS = 0.05;
const DATABASE_CONNECTIONS = 10;
const SETTLE_MS = 3_000;
const BOUNDS = { most: 1_024, delayMs: 5 };
const CALL_BOUNDS = { most: 1_024, delayMs: 8 };
const TURN: readonly Criticality[] = [
  ...(['critical', 'normal', 'sheddable', 'normal', 'normal'] as const),
  ...(['sheddable', 'normal', 'normal', 'sheddable', 'normal'] as const),
];

/** Pages a second that the busiest of the three can do. */
export const capacityOf = ({ ask, draw, call, query }: Costs): number =>
  1_000 / Math.max(ask + draw, CALLS_A_PAGE * call, CALLS_A_PAGE * query);

interface Conditions {
  readonly seconds: number;
  /** How many times as long everything takes, because neighbours use the cores as well. */
  readonly slowness?: number;
  /** Absent they are mixed. */
  readonly only?: Criticality;
}
/** Clients that ask anew as soon as they are answered, or requests that come whatever becomes of those before. */
export type Load = Conditions & ({ readonly clients: number } | { readonly perSecond: number });

export interface Ended {
  readonly criticality: Criticality;
  readonly isGood: boolean;
  readonly ms: number;
}

type Run = () => void;

/** A time of its own: what is planned for the same moment runs in the order in which it was planned. */
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
  /** Told the CPU time of each round. */
  readonly noteRound?: (cpuMs: number) => void;
  /** How many times as long everything takes, because other processes use the core as well. */
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
    const step = (place: number): void => {
      const one = due[place];
      const goOn = (): void => {
        cpuMs += one?.ms ?? 0;
        one?.run();
        step(place + 1);
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

/** So many at once, the others in their order. @param now of the clock that waits are measured by; @param noteWait told how long each has waited */
const createPlaces = (now: () => number, count: number, noteWait: (ms: number) => void) => {
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

/** The gates of the BFF and of the services, with what they tell each other, in front of cores that cost what is said. */
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
  const connections = createPlaces(now, DATABASE_CONNECTIONS, (ms) =>
    calls.noteDelay('database', ms),
  );
  const turns = createPlaces(bffCore.usedMs, 1, (ms) => gate.noteDelay('turn', ms));

  const pass = (
    place: { readonly state: () => string },
    onDecided: (isAdmitted: boolean) => void,
  ): void => {
    if (place.state() !== 'waiting') onDecided(place.state() === 'held');
  };

  const call = (done: (isGood: boolean) => void): void => {
    const end = (isGood: boolean): void => {
      if (!isGood || calls.isPressed()) gate.notePushback();
      done(isGood);
    };
    const query = (leave: Run): void =>
      database(costs.query, () => {
        leave();
        place.leave();
        end(true);
      });
    const settle = (isAdmitted: boolean): void => {
      if (isAdmitted) services(costs.call, () => connections(query));
      else services(READ_MS, () => end(false));
    };
    const place = calls.take('normal', () => settle(place.state() === 'held'));
    pass(place, settle);
  };

  const callAll = (done: (isGood: boolean) => void): void => {
    let left = CALLS_A_PAGE;
    let isGood = true;
    const one = (isOneGood: boolean): void => {
      isGood &&= isOneGood;
      left -= 1;
      if (left === 0) done(isGood);
    };
    for (let asked = 0; asked < CALLS_A_PAGE; asked += 1) call(one);
  };

  const ended: Ended[] = [];
  let arrived = 0;
  const arrive = (then: Run = () => undefined): void => {
    const criticality = load.only ?? TURN[arrived % TURN.length] ?? 'normal';
    const cameAt = now();
    arrived += 1;
    const end = (isGood: boolean): void => {
      if (now() > SETTLE_MS) ended.push({ criticality, isGood, ms: now() - cameAt });
      then();
    };
    const draw = (isGood: boolean): void =>
      turns((leave) =>
        bff(costs.draw, () => {
          leave();
          place.leave();
          end(isGood);
        }),
      );
    const settle = (isAdmitted: boolean): void => {
      if (isAdmitted) bff(costs.ask, () => callAll(draw));
      else bff(REFUSE_MS, () => end(false));
    };
    const enter = () => {
      place = gate.take(criticality, () => settle(place.state() === 'held'));
      pass(place, settle);
    };
    let place: ReturnType<typeof gate.take>;
    bff(READ_MS, enter);
  };

  if ('clients' in load)
    for (let client = 0; client < load.clients; client += 1) {
      const again = (): void => arrive(again);
      again();
    }
  else {
    // As people come who know nothing of each other: the times between them are drawn, the same ones in each run.
    let seed = 1;
    const next = (): void => {
      arrive();
      seed = (seed * 48_271) % 2_147_483_647;
      later(next, (-Math.log(seed / 2_147_483_647) * 1_000) / load.perSecond);
    };
    next();
  }
  time.runUntil(SETTLE_MS + load.seconds * 1_000);
  return ended;
};
