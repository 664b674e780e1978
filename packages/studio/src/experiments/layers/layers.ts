import type { Experiment, Experiments } from '@broadsheet/contract/experiments';

export type Layer = NonNullable<Experiment['layer']>;

/** A range of a layer, 0 to 1; the end is exclusive. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}
export interface TakenStretch extends Stretch {
  readonly key: string;
}

/** The layers that experiments use, sorted. */
export const layerNames = ({ byKey }: Experiments): readonly string[] =>
  [...new Set([...byKey.values()].flatMap(({ layer }) => layer?.name ?? []))].sort();

/** The ranges of a layer that other experiments use, sorted. A stopped experiment uses none. */
export const takenBy = (
  { byKey }: Experiments,
  name: string,
  except: string,
): readonly TakenStretch[] =>
  [...byKey]
    .flatMap(([key, { layer, status }]) =>
      key !== except && layer?.name === name && status !== 'stopped'
        ? [{ key, from: layer.range[0], until: layer.range[1] }]
        : [],
    )
    .sort((left, right) => left.from - right.from);

/** The free ranges. */
export const freeOf = (taken: readonly Stretch[]): readonly Stretch[] => {
  const free: Stretch[] = [];
  let at = 0;
  for (const { from, until } of [...taken, { from: 1, until: 1 }]) {
    if (from > at) free.push({ from: at, until: from });
    at = Math.max(at, until);
  }
  return free;
};

/** The widest range; null if nothing is free. */
export const widestFree = (taken: readonly Stretch[]): Stretch | null =>
  freeOf(taken).reduce<Stretch | null>(
    (widest, each) =>
      widest && widest.until - widest.from >= each.until - each.from ? widest : each,
    null,
  );

/** The ranges of others that overlap with a range. */
export const overlapping = (
  own: Stretch,
  taken: readonly TakenStretch[],
): readonly TakenStretch[] =>
  taken.filter(({ from, until }) => Math.max(from, own.from) < Math.min(until, own.until));
