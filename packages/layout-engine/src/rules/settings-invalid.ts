import type { ValueNode } from '@humanwhocodes/momoa';
import { nodeAt } from '../json-source.ts';
import { mergePatchNodes } from '../merge-patch.ts';
import { settingsFindings } from '../settings-fit.ts';
import { findDefinition, type LayoutRule, typesOf, writtenBlocks } from './rule.ts';

export const settingsInvalid: LayoutRule = {
  code: 'SETTINGS_INVALID',
  check: ({ layout, source, definitions }, report) => {
    const types = typesOf(layout);
    const own = new Map<string, { node: ValueNode | undefined; version: number }>();
    const reported = new Set<string>();
    for (const { id, block, path, variant } of writtenBlocks(layout)) {
      const definition = findDefinition(definitions, types.get(id));
      const settings = nodeAt(source.root, [...path, 'settings']);
      const base = own.get(id) ?? { node: undefined, version: block.version ?? 1 };
      if (variant === null || !own.has(id))
        own.set(id, { ...base, node: variant === null ? settings : undefined });
      // BLOCK_VERSION reports a version that does not exist.
      if (!definition || !settings || base.version > definition.version) continue;
      const merged = variant === null ? settings : mergePatchNodes(base.node, settings);
      for (const found of settingsFindings(source.file, definition, base.version, merged)) {
        const key = `${found.line}:${found.column} ${found.message}`;
        if (!reported.has(key)) report(found, found.message, found.mend);
        reported.add(key);
      }
    }
  },
};
