import { settingsFor } from '@broadsheet/admission/default-settings';
import { createGate, type Gate } from '@broadsheet/admission/gate';
import { CRITICALITIES } from '@broadsheet/contract/criticality';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Config } from '../config.ts';

/** The admission gate of all requests, with its metrics; null where it is turned off. */
export const openBffGate = (
  { admission }: Pick<Config, 'admission'>,
  registry: Registry,
): Gate | undefined => {
  if (admission === null) return undefined;
  const registers = [registry];
  const decisions = new Counter({
    name: 'admission_decisions_total',
    help: 'Requests admitted, or refused with 503 under overload, by criticality.',
    labelNames: ['criticality', 'outcome'],
    registers,
  });
  // Initialise the counters: a counter that starts at one shows no increase.
  for (const criticality of CRITICALITIES)
    for (const outcome of ['admitted', 'refused']) decisions.inc({ criticality, outcome }, 0);
  const gate = createGate({
    settings: settingsFor(admission),
    now: () => performance.now(),
    later: (run, ms) => void setTimeout(run, ms).unref(),
    onDecided: (criticality, outcome) => decisions.inc({ criticality, outcome }),
  });
  new Gauge({
    name: 'admission_limit',
    help: 'Requests that may be in progress at once. It adapts to the waiting time.',
    registers,
    collect() {
      this.set(gate.figures().limit);
    },
  });
  new Gauge({
    name: 'admission_held',
    help: 'Requests in progress.',
    registers,
    collect() {
      this.set(gate.figures().held);
    },
  });
  new Gauge({
    name: 'admission_waiting',
    help: 'Requests that wait for admission, by criticality.',
    labelNames: ['criticality'],
    registers,
    collect() {
      const { waiting } = gate.figures();
      this.set({ criticality: 'critical' }, waiting.critical);
      this.set({ criticality: 'normal' }, waiting.normal);
    },
  });
  return gate;
};
