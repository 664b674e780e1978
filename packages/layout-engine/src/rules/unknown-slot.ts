import type { JsonPath } from '../json-source.ts';
import { suggestName } from '../nearest-name.ts';
import { findDefinition, type LayoutRule, type Report, typesOf, writtenBlocks } from './rule.ts';

export const unknownSlot: LayoutRule = {
  code: 'UNKNOWN_SLOT',
  check: ({ layout, definitions }, report) => {
    const types = typesOf(layout);
    const checkSlot = (
      id: string,
      slot: string,
      path: JsonPath,
      part: Parameters<Report>[3] = 'value',
    ) => {
      const definition = findDefinition(definitions, types.get(id));
      if (!definition || Object.hasOwn(definition.slots ?? {}, slot)) return;
      const names = Object.keys(definition.slots ?? {});
      report(
        path,
        names.length === 0
          ? `a ${definition.type} has no slots`
          : `a ${definition.type} has no slot "${slot}"`,
        suggestName(slot, names),
        part,
      );
    };
    for (const { id, block, path } of writtenBlocks(layout))
      for (const slot of Object.keys(block.slots ?? {}))
        checkSlot(id, slot, [...path, 'slots', slot], 'key');
    for (const [index, { place = [] }] of (layout.variants ?? []).entries())
      for (const [at, placement] of place.entries()) {
        if (!('in' in placement) || placement.in === undefined) continue;
        const [id = '', slot = ''] = placement.in.split('.');
        checkSlot(id, slot, ['variants', index, 'place', at, 'in']);
      }
  },
};
