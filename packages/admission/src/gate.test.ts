import type { Criticality } from '@broadsheet/contract/criticality';
import { expect, it } from 'vitest';
import { type AdmissionSlot, createGate, type GateSettings } from './gate.ts';

const SETTINGS: GateSettings = {
  first: 10,
  min: 4,
  max: 10,
  targetMs: 10,
  windowMs: 100,
  maxDelayMs: 15,
  burstMs: 250,
  maxWaiting: 512,
  shortQueue: 0,
};

/** A gate whose clock the test advances. */
const openGate = (settings: Partial<GateSettings> = {}) => {
  let at = 0;
  const planned: { run: () => void; at: number }[] = [];
  const decided: string[] = [];
  const gate = createGate({
    settings: { ...SETTINGS, ...settings },
    now: () => at,
    later: (run, ms) => void planned.push({ run, at: at + ms }),
    onDecided: (criticality, outcome) => void decided.push(`${criticality} ${outcome}`),
  });
  const pass = (ms: number): void => {
    for (const end = at + ms; at < end; at += 1) {
      for (const { run } of planned.splice(0).filter((one) => one.at <= at || !planned.push(one)))
        run();
    }
  };
  const take = (criticality: Criticality, onDecision = () => undefined): AdmissionSlot =>
    gate.take(criticality, onDecision);
  const takeMany = (count: number, criticality: Criticality): AdmissionSlot[] =>
    Array.from({ length: count }, () => take(criticality));
  return { gate, take, takeMany, pass, decided };
};

const statesOf = (slots: readonly AdmissionSlot[]) => slots.map(({ state }) => state());

it('admits requests up to its limit, and reserves a tenth for critical ones', () => {
  const { take, takeMany } = openGate();
  const normal = takeMany(10, 'normal');
  expect(statesOf(normal)).toEqual([...Array(9).fill('held'), 'waiting']);
  expect(take('critical').state()).toBe('held');
  expect(take('critical').state()).toBe('waiting');
});

it('refuses sheddable requests immediately from half of the limit on', () => {
  const { take, takeMany } = openGate();
  takeMany(4, 'normal');
  expect(take('sheddable').state()).toBe('held');
  expect(take('sheddable').state()).toBe('refused');
});

it('admits a critical request before others that have waited longer', () => {
  const { take, takeMany } = openGate();
  const [first] = takeMany(10, 'critical');
  const decided: string[] = [];
  take('normal', () => void decided.push('normal'));
  take('critical', () => void decided.push('critical'));
  first?.leave();
  expect(decided).toEqual(['critical']);
});

it('admits the oldest first during a burst, and the newest during a standing queue', () => {
  const { take, takeMany, pass } = openGate();
  const held = takeMany(9, 'normal');
  const burst = takeMany(2, 'normal');
  held[0]?.leave();
  expect(statesOf(burst)).toEqual(['held', 'waiting']);
  pass(251);
  const older = take('normal');
  const newer = take('normal');
  held[1]?.leave();
  expect(statesOf([older, newer])).toEqual(['waiting', 'held']);
});

it('waits long during a burst, and refuses quickly during a standing queue', () => {
  const { take, takeMany, pass } = openGate();
  takeMany(9, 'normal');
  const burst = take('normal');
  pass(249);
  expect(burst.state()).toBe('waiting');
  pass(10);
  expect(burst.state()).toBe('refused');
  const late = take('normal');
  pass(10);
  expect(late.state()).toBe('waiting');
  pass(12);
  expect(late.state()).toBe('refused');
});

it('refuses the oldest immediately when a standing queue is full', () => {
  const { take, takeMany, pass } = openGate({ maxWaiting: 2 });
  const held = takeMany(9, 'normal');
  takeMany(3, 'normal');
  pass(300);
  const [first, second, third] = takeMany(3, 'normal');
  const payer = take('critical');
  expect(statesOf([first, second, third] as AdmissionSlot[])).toEqual([
    'refused',
    'waiting',
    'waiting',
  ]);
  held[0]?.leave();
  held[1]?.leave();
  expect(payer.state()).toBe('held');
  expect(third?.state()).toBe('held');
});

it('waits long again a second after its last refusal', () => {
  const { take, takeMany, pass } = openGate();
  const held = takeMany(9, 'normal');
  const refused = take('normal');
  pass(300);
  expect(refused.state()).toBe('refused');
  pass(1_000);
  const waiting = take('normal');
  pass(100);
  expect(waiting.state()).toBe('waiting');
  held[0]?.leave();
  expect(waiting.state()).toBe('held');
});

it('has a critical request wait for a second before it is refused', () => {
  const { take, takeMany, pass } = openGate();
  takeMany(10, 'critical');
  const payer = take('critical');
  pass(990);
  expect(payer.state()).toBe('waiting');
  pass(20);
  expect(payer.state()).toBe('refused');
});

it('queues no more requests than its limit', () => {
  const { take, takeMany } = openGate();
  takeMany(9 + 512, 'normal');
  expect(take('normal').state()).toBe('refused');
});

it('releases a slot once, and drops requests that leave the queue', () => {
  const { gate, take, takeMany, pass } = openGate();
  const [first] = takeMany(9, 'normal');
  const gone = take('normal');
  gone.leave();
  first?.leave();
  first?.leave();
  expect(gate.figures()).toMatchObject({ held: 8, waiting: { normal: 0 } });
  pass(300);
  expect(gone.state()).toBe('left');
});

it('reports its decisions', () => {
  const { take, takeMany, decided } = openGate({ first: 4 });
  takeMany(2, 'critical');
  take('sheddable');
  expect(decided).toEqual(['critical admitted', 'critical admitted', 'sheddable refused']);
});

it('refuses none of a few clients that retry immediately, however long they wait for each other', () => {
  const { take, takeMany, pass, decided } = openGate({ shortQueue: 3, maxWaiting: 2 });
  const held = takeMany(9, 'normal');
  takeMany(3, 'normal');
  for (const slot of held) {
    pass(200);
    slot.leave();
    take('normal');
  }
  expect(decided.filter((decision) => decision.endsWith('refused'))).toEqual([]);
});

it('probes after ten seconds whether there are only a few clients, and lets these wait', () => {
  const { take, takeMany, pass } = openGate({ shortQueue: 3, maxWaiting: 2 });
  takeMany(9, 'normal');
  let waiting = takeMany(5, 'normal');
  pass(300);
  expect(statesOf(waiting)).toContain('refused');
  // Three clients that retry immediately after a refusal: during an overload they look like many.
  let refusedAt = 0;
  for (let passed = 0; passed < 10_800; passed += 10) {
    waiting = [...waiting.slice(-3)].map((slot) => {
      if (slot.state() !== 'refused') return slot;
      refusedAt = passed;
      return take('normal');
    });
    pass(10);
  }
  expect(refusedAt).toBeGreaterThan(9_000);
  expect(refusedAt).toBeLessThan(10_500);
  expect(statesOf(waiting)).toEqual(['waiting', 'waiting', 'waiting']);
});
