import type { Placement, Variant } from '@broadsheet/contract/layout';
import { type Change, NONE } from './compiled-layout.ts';
import type { JsonPath } from './json-source.ts';
import type { Numbering } from './numbering.ts';

const compileList = (
  numbering: Numbering,
  list: number,
  ids: readonly string[],
  path: JsonPath,
): Change => ({
  kind: 'list',
  list,
  items: ids.map(numbering.blockOf),
  refs: ids.map((_, index) => numbering.refOf([...path, index])),
  ref: numbering.refOf(path),
});

const compilePlacement = (numbering: Numbering, placement: Placement, path: JsonPath): Change => {
  const block = numbering.blockOf(placement.block);
  const ref = numbering.refOf([...path, 'block']);
  if ('before' in placement)
    return {
      kind: 'beside',
      block,
      target: numbering.blockOf(placement.before),
      after: false,
      ref,
    };
  if ('after' in placement)
    return { kind: 'beside', block, target: numbering.blockOf(placement.after), after: true, ref };
  const [owner, slot = ''] = placement.in?.split('.') ?? [];
  const list = numbering.listOf(owner === undefined ? NONE : numbering.blockOf(owner), slot);
  return { kind: 'end', block, list, first: 'first' in placement, ref };
};

/** The changes of a variant in order of execution: blocks, order, position, hide, show. */
export const compileChanges = (
  variant: Variant,
  index: number,
  numbering: Numbering,
  inBase: (id: string) => boolean,
): Change[] => {
  const path: JsonPath = ['variants', index];
  const changes: Change[] = [];
  for (const [id, patch] of Object.entries(variant.blocks ?? {})) {
    const block = numbering.blockOf(id);
    const here = [...path, 'blocks', id];
    if (!inBase(id)) changes.push({ kind: 'add', block, ref: numbering.refOf(here) });
    if (patch.when) {
      const condition = numbering.conditionOf(patch.when, [...here, 'when']);
      changes.push({ kind: 'when', block, condition });
    }
    for (const [slot, ids] of Object.entries(patch.slots ?? {}))
      changes.push(
        compileList(numbering, numbering.listOf(block, slot), ids, [...here, 'slots', slot]),
      );
  }
  if (variant.order)
    changes.push(
      compileList(numbering, numbering.listOf(NONE, ''), variant.order, [...path, 'order']),
    );
  for (const [at, placement] of (variant.place ?? []).entries())
    changes.push(compilePlacement(numbering, placement, [...path, 'place', at]));
  for (const kind of ['hide', 'show'] as const)
    for (const [at, id] of (variant[kind] ?? []).entries())
      changes.push({
        kind,
        block: numbering.blockOf(id),
        ref: numbering.refOf([...path, kind, at]),
      });
  return changes;
};
