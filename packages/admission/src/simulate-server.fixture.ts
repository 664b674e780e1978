import type { Criticality } from '@broadsheet/contract/criticality';
import type { Gate, GateDeps } from './gate.ts';

/** CPU time of one core, ms: until a request is asked on, until its answer is made, and of a refusal. */
const ASK_MS = 0.4;
const ANSWER_MS = 1.2;
const REFUSE_MS = 0.06;
/** Requests a second that the core can answer. */
export const CAPACITY = 1_000 / (ASK_MS + ANSWER_MS);
const SETTLE_MS = 3_000;
const TURN: readonly Criticality[] = [
  ...(['critical', 'normal', 'sheddable', 'normal', 'normal'] as const),
  ...(['sheddable', 'normal', 'normal', 'sheddable', 'normal'] as const),
];

interface Load {
  readonly perSecond: number;
  readonly seconds: number;
  /** How long what a request asks takes elsewhere. */
  readonly upstreamMs: number;
}

export interface Ended {
  readonly criticality: Criticality;
  readonly isGood: boolean;
  readonly ms: number;
}

/**
 * A server of one core with an event loop, in a time of its own: each round does all that was ready when it began.
 * @returns what became of the requests that came after the first three seconds
 */
export const simulateServer = (
  open: (deps: Pick<GateDeps, 'now' | 'later'>) => Pick<Gate, 'take' | 'noteDelay'>,
  { perSecond, seconds, upstreamMs }: Load,
): Ended[] => {
  let at = 0;
  let arrived = 0;
  const ended: Ended[] = [];
  const timers: { at: number; run: () => void }[] = [];
  const answers: { at: number; run: () => void }[] = [];
  const gate = open({ now: () => at, later: (run, ms) => void timers.push({ at: at + ms, run }) });

  const arrive = (cameAt: number): void => {
    const criticality = TURN[arrived % TURN.length] ?? 'normal';
    arrived += 1;
    const end = (isGood: boolean): void => {
      if (cameAt >= SETTLE_MS) ended.push({ criticality, isGood, ms: at - cameAt });
    };
    const answer = (): void => {
      at += ANSWER_MS;
      end(true);
      place.leave();
    };
    const settle = (): void => {
      const isIn = place.state() === 'held';
      at += isIn ? ASK_MS : REFUSE_MS;
      if (isIn) answers.push({ at: at + upstreamMs, run: answer });
      else end(false);
    };
    const place = gate.take(criticality, settle);
    if (place.state() !== 'waiting') settle();
  };

  const nextArrival = (): number => (arrived * 1_000) / perSecond;
  const takeDue = (list: typeof timers, until: number): typeof timers => {
    const later = list.findIndex((one) => one.at > until);
    return list.splice(0, later < 0 ? list.length : later);
  };
  while (at < SETTLE_MS + seconds * 1_000) {
    const began = at;
    const due = [...takeDue(timers, began), ...takeDue(answers, began)];
    if (due.length === 0 && nextArrival() > began) {
      at = Math.min(nextArrival(), timers[0]?.at ?? nextArrival(), answers[0]?.at ?? nextArrival());
      continue;
    }
    for (const { run } of due) run();
    const hasArrivals = nextArrival() <= began;
    while (nextArrival() <= began) arrive(nextArrival());
    if (hasArrivals) gate.noteDelay('loop', at - began);
  }
  return ended;
};
