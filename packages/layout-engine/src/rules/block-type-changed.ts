import { nearestName } from '../nearest-name.ts';
import { type LayoutRule, typesOf, writtenBlocks } from './rule.ts';

export const blockTypeChanged: LayoutRule = {
  code: 'BLOCK_TYPE_CHANGED',
  check: ({ layout }, report) => {
    const types = typesOf(layout);
    for (const { id, block, path, variant } of writtenBlocks(layout)) {
      if (variant === null) continue;
      const type = types.get(id);
      const near = nearestName(id, Object.keys(layout.blocks));
      if (block.type === undefined && !Object.hasOwn(layout.blocks, id))
        report(
          path,
          `the variant adds block "${id}" without saying its type`,
          near === undefined
            ? 'Add "type", or name a block of the layout.'
            : `Did you mean "${near}"?`,
          'key',
        );
      else if (block.type !== undefined && block.type !== type)
        report(
          [...path, 'type'],
          `block "${id}" is a ${type}, a variant cannot make it a ${block.type}`,
          'Add a block under another id, and hide this one.',
        );
    }
  },
};
