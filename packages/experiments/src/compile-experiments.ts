import type { Experiments } from '@broadsheet/contract/experiments';
import { type CompiledExperiment, compileExperiment } from './compile-experiment.ts';
import { createGates } from './compile-gate.ts';

/** Running experiments, each list sorted by key. */
export interface CompiledExperiments {
  readonly byPage: ReadonlyMap<string, readonly CompiledExperiment[]>;
  /** Over all pages: a unit's range in a layer is the same on every page. */
  readonly byLayer: ReadonlyMap<string, readonly CompiledExperiment[]>;
}

/** Omits an experiment that cannot be compiled, after reporting it. */
export const compileExperiments = (
  experiments: Experiments,
  onFault: (error: unknown, key: string) => void,
): CompiledExperiments => {
  const byPage = new Map<string, CompiledExperiment[]>();
  const byLayer = new Map<string, CompiledExperiment[]>();
  const gateOf = createGates(experiments);
  for (const [key, experiment] of sortedByKey(experiments)) {
    try {
      if (experiment.status !== 'running') continue;
      const compiled = compileExperiment(key, experiment, gateOf);
      append(byPage, compiled.page, compiled);
      if (compiled.layer !== undefined) append(byLayer, compiled.layer, compiled);
    } catch (error) {
      onFault(error, key);
    }
  }
  return { byPage, byLayer };
};

const sortedByKey = ({ byKey }: Experiments) =>
  [...byKey].sort(([one], [other]) => (one < other ? -1 : 1));

const append = <Item>(lists: Map<string, Item[]>, name: string, item: Item): void => {
  const list = lists.get(name);
  if (list) list.push(item);
  else lists.set(name, [item]);
};
