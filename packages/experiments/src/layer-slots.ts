import type { AssignInput, Participant } from './assignment.ts';
import type { CompiledExperiment } from './compile-experiment.ts';
import type { CompiledExperiments } from './compile-experiments.ts';
import { selectStoredArms } from './stored-arms.ts';

/** The one experiment of each layer that a participant may take part in. */
export interface LayerSlots {
  isOpenTo(experiment: CompiledExperiment): boolean;
  take(experiment: CompiledExperiment): void;
}

/**
 * The range of a layer is stored with the arm, so that neither a changed range nor a login puts anybody into two
 * experiments of one layer. Of several stored ones the seeker's own takes precedence, then the key decides.
 */
export const openLayerSlots = (
  { byLayer }: CompiledExperiments,
  { storedBuckets, now }: AssignInput,
  participant: Participant,
): LayerSlots => {
  const holders = new Map<string, string | undefined>();

  const holderOf = (layer: string): string | undefined => {
    if (holders.has(layer)) return holders.get(layer);
    const found = (byLayer.get(layer) ?? [])
      .filter((experiment) => isOpen(experiment, now))
      .map((experiment) => ({
        name: experiment.name,
        arms: selectStoredArms(experiment, participant, storedBuckets),
      }));
    const holder = found.find(({ arms }) => arms.seeker) ?? found.find(({ arms }) => arms.visitor);
    holders.set(layer, holder?.name);
    return holder?.name;
  };

  return {
    isOpenTo({ layer, name }) {
      if (layer === undefined) return true;
      const holder = holderOf(layer);
      return holder === undefined || holder === name;
    },
    take({ layer, name }) {
      if (layer !== undefined) holders.set(layer, name);
    },
  };
};

export const isOpen = ({ from, until }: CompiledExperiment, now: number): boolean =>
  now >= from && now < until;
