import type { Layout } from '@broadsheet/contract/layout';
import type { JsonPath } from '../json-source.ts';
import { nameBlock } from '../name-block.ts';
import { suggestName } from '../nearest-name.ts';
import { type LayoutRule, writtenBlocks, writtenLists } from './rule.ts';

const isVariantPath = (path: JsonPath): boolean => path[0] === 'variants';

/** Every reference to a block by its id. */
const references = (layout: Layout): { id: string; path: JsonPath }[] => [
  ...writtenLists(layout).flatMap(({ ids, path }) =>
    ids.map((id, index) => ({ id, path: [...path, index] })),
  ),
  ...(layout.variants ?? []).flatMap((variant, index) => [
    ...(['hide', 'show'] as const).flatMap((kind) =>
      (variant[kind] ?? []).map((id, at) => ({ id, path: ['variants', index, kind, at] })),
    ),
    ...(variant.place ?? []).flatMap((placement, at) => {
      const path = ['variants', index, 'place', at];
      const found = [{ id: placement.block, path: [...path, 'block'] }];
      if ('before' in placement) found.push({ id: placement.before, path: [...path, 'before'] });
      if ('after' in placement) found.push({ id: placement.after, path: [...path, 'after'] });
      if ('in' in placement && placement.in !== undefined)
        found.push({ id: placement.in.split('.')[0] ?? '', path: [...path, 'in'] });
      return found;
    }),
  ]),
];

export const danglingId: LayoutRule = {
  code: 'DANGLING_ID',
  check: (context, report) => {
    const { layout } = context;
    const own = Object.keys(layout.blocks);
    const all = [...new Set(writtenBlocks(layout).map(({ id }) => id))];
    for (const { id, path } of references(layout)) {
      const known = isVariantPath(path) ? all : own;
      if (known.includes(id)) continue;
      if (all.includes(id))
        report(
          path,
          `${nameBlock(context, id)} is added by a variant only, the layout itself does not have it`,
          'Name it in the order or place of that variant.',
        );
      else report(path, `there is no block "${id}"`, suggestName(id, known));
    }
  },
};
