import type { BlockDefinition, BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Finding } from '@broadsheet/contract/finding';
import type { Layout } from '@broadsheet/contract/layout';
import { type JsonPath, type JsonSource, positionOf } from './json-source.ts';
import { writtenBlocks } from './rules/rule.ts';
import { writtenFallbacks } from './written-fallbacks.ts';

/** The name that a version of a block has in catalogs. */
export const typeAtVersion = ({ type, renamedFrom }: BlockDefinition, version: number): string =>
  renamedFrom && version <= renamedFrom.version ? renamedFrom.type : type;

/** Earlier names of types, each with today's. */
const renamesIn = (definitions: BlockDefinitions): ReadonlyMap<string, string> =>
  new Map(
    Object.values(definitions).flatMap(({ type, renamedFrom }) =>
      renamedFrom ? [[renamedFrom.type, type]] : [],
    ),
  );

interface RenamedType {
  readonly from: string;
  readonly to: string;
  /** Of the type in the file. */
  readonly path: JsonPath;
}

const findRenamedTypes = (layout: Layout, definitions: BlockDefinitions): RenamedType[] => {
  const renames = renamesIn(definitions);
  const named = writtenBlocks(layout).flatMap(({ block, path }) => {
    const substitutes = writtenFallbacks(block.fallback, [...path, 'fallback']);
    return [
      { from: block.type, path: [...path, 'type'] },
      ...substitutes.map(({ written, path: at }) => ({
        from: written.type,
        path: [...at, 'type'],
      })),
    ];
  });
  return named.flatMap(({ from, path }) => {
    const to = from === undefined ? undefined : renames.get(from);
    return from !== undefined && to !== undefined ? [{ from, to, path }] : [];
  });
};

/** A layout with current type names; the same object where it has no earlier ones. */
export const renameTypes = (layout: Layout, definitions: BlockDefinitions): Layout => {
  const renames = renamesIn(definitions);
  if (findRenamedTypes(layout, definitions).length === 0) return layout;
  const renamed = structuredClone(layout);
  for (const { block } of writtenBlocks(renamed)) {
    if (block.type !== undefined) block.type = renames.get(block.type) ?? block.type;
    for (const { written } of writtenFallbacks(block.fallback, []))
      written.type = renames.get(written.type) ?? written.type;
  }
  return renamed;
};

/** Findings for earlier type names. They do not prevent serving. @param sourceOf is called only for a position. */
export const findEarlierTypeNames = (
  layout: Layout,
  sourceOf: () => JsonSource | null,
  definitions: BlockDefinitions,
): Finding[] => {
  const found = findRenamedTypes(layout, definitions);
  const source = found.length > 0 ? sourceOf() : null;
  if (!source) return [];
  return found.map(({ from, to, path }) => {
    const { line, column } = positionOf(source, path);
    return {
      file: source.file,
      line,
      column,
      code: 'BLOCK_TYPE_RENAMED',
      message: `block type "${from}" is now called "${to}"`,
      mend: `Write "${to}".`,
    };
  });
};
