import { nameBlock } from '../name-block.ts';
import { findDefinition, type LayoutRule, typesOf, writtenBlocks } from './rule.ts';

export const blockVersion: LayoutRule = {
  code: 'BLOCK_VERSION',
  check: (context, report) => {
    const { layout, definitions } = context;
    const types = typesOf(layout);
    const versions = new Map<string, number>();
    for (const { id, block, path } of writtenBlocks(layout)) {
      const definition = findDefinition(definitions, types.get(id));
      const known = versions.get(id);
      const version = block.version ?? known ?? 1;
      if (known === undefined) versions.set(id, version);
      if (definition && version > definition.version)
        report(
          [...path, 'version'],
          `version ${version} of ${definition.title} does not exist, the newest is ${definition.version}`,
          `Write at most ${definition.version}.`,
        );
      else if (known !== undefined && version !== known)
        report(
          [...path, 'version'],
          `${nameBlock(context, id)} is written in version ${known}, a variant cannot patch it in version ${version}`,
          `Write the patch in version ${known}, or lift the block to ${version}.`,
        );
    }
  },
};
