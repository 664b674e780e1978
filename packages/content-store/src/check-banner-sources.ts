import type { BlockDefinition, BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Finding } from '@broadsheet/contract/finding';
import type { Layout } from '@broadsheet/contract/layout';
import { NAMES_BANNERS } from '@broadsheet/contract/promo-banner';
import { type JsonPath, parseJson, positionOf } from '@broadsheet/layout-engine/json-source';
import { suggestName } from '@broadsheet/layout-engine/nearest-name';
import { findDefinition, typesOf, writtenBlocks } from '@broadsheet/layout-engine/rules/rule';
import type { ContentFile } from './read-content-files.ts';

interface Named {
  /** The block's id. */
  readonly block: string;
  readonly name: string;
  readonly path: JsonPath;
}

/** Settings of a block type that name a file of banners, with their defaults. */
const bannerFieldsOf = (definition: BlockDefinition | undefined) =>
  Object.entries(definition?.settings.properties ?? {})
    .filter(([, schema]) => Reflect.get(schema, NAMES_BANNERS.key) === NAMES_BANNERS.value)
    .map(([field, schema]) => ({ field, preset: Reflect.get(schema, 'default') as unknown }));

const namedIn = (layout: Layout, definitions: BlockDefinitions): Named[] => {
  const types = typesOf(layout);
  return writtenBlocks(layout).flatMap(({ id, block, path, variant }) =>
    bannerFieldsOf(findDefinition(definitions, types.get(id))).flatMap(
      ({ field, preset }): Named[] => {
        const written = block.settings?.[field];
        if (typeof written === 'string')
          return [{ block: id, name: written, path: [...path, 'settings', field] }];
        if (variant !== null || typeof preset !== 'string') return [];
        return [{ block: id, name: preset, path: [...path, 'type'] }];
      },
    ),
  );
};

/** The files of banners that a layout shows, variants included. */
export const listBannersOf = (layout: Layout, definitions: BlockDefinitions): string[] =>
  namedIn(layout, definitions).map(({ name }) => name);

/** The files of banners by the id of the block that shows them, variants included. */
export const bannersByBlock = (
  layout: Layout,
  definitions: BlockDefinitions,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { block, name } of namedIn(layout, definitions))
    found.set(block, (found.get(block) ?? new Set()).add(name));
  return found;
};

/** Blocks of a layout that show banners of a missing file: they would stay empty. */
export const checkBannerSources = (
  { file, text }: ContentFile,
  layout: Layout,
  definitions: BlockDefinitions,
  known: readonly string[],
): Finding[] => {
  const missing = namedIn(layout, definitions).filter(({ name }) => !known.includes(name));
  if (missing.length === 0 || text === null) return [];
  const { source } = parseJson(file, text);
  return missing.map(({ name, path }) => {
    const { line, column } = source ? positionOf(source, path) : { line: 1, column: 1 };
    const message = `there is no layouts/banners/${name}.csv to show banners of`;
    return { file, line, column, code: 'UNKNOWN_BANNERS', message, mend: suggestName(name, known) };
  });
};
