import { suggestName } from '../nearest-name.ts';
import { findDefinition, type LayoutRule, writtenBlocks } from './rule.ts';

export const unknownBlockType: LayoutRule = {
  code: 'UNKNOWN_BLOCK_TYPE',
  check: ({ layout, definitions }, report) => {
    for (const { block, path } of writtenBlocks(layout))
      if (block.type !== undefined && !findDefinition(definitions, block.type))
        report(
          [...path, 'type'],
          `there is no block type "${block.type}"`,
          suggestName(block.type, Object.keys(definitions)),
        );
  },
};
