import type { BlockDefinition, BlockDefinitions } from '@broadsheet/contract/block-definition';
import { Layout } from '@broadsheet/contract/layout';
import { closeRecords, type Json } from './close-records.ts';
import { pageNameSchema } from './page-name-schema.ts';

const FALLBACK = { $ref: '#/definitions/fallback' };
const FALLBACK_BLOCK = { $ref: '#/definitions/fallbackBlock' };

/** A setting with a default may be omitted, and in a variant `null` removes one. */
const settingsSchema = (definition: BlockDefinition, patch: boolean): Json => {
  const { required, properties, ...rest } = JSON.parse(
    JSON.stringify(definition.settings),
  ) as Json & { required?: string[]; properties: Record<string, Json> };
  const needed = (required ?? []).filter((name) => properties[name]?.default === undefined);
  if (!patch) return { ...rest, properties, ...(needed.length > 0 ? { required: needed } : {}) };
  const nullable = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      { anyOf: [schema, { type: 'null' }] },
    ]),
  );
  return { ...rest, properties: nullable };
};

const settingsByType = (definitions: BlockDefinitions, patch: boolean): Json[] =>
  Object.values(definitions).map((definition) => ({
    if: {
      // A block without a version has version 1; the checks handle settings of earlier versions.
      properties: { type: { const: definition.type }, version: { const: definition.version } },
      required: definition.version === 1 ? ['type'] : ['type', 'version'],
    },
    // biome-ignore lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema
    then: { properties: { settings: settingsSchema(definition, patch) } },
  }));

const blocksOf = (schema: Json): Json => {
  const patterns = (schema.properties as { blocks: Json }).blocks.patternProperties as Json;
  return Object.values(patterns)[0] as Json;
};

const typeBlocks = (block: Json, definitions: BlockDefinitions, patch: boolean): void => {
  const properties = block.properties as Json;
  properties.type = {
    description: 'What the block is.',
    anyOf: Object.values(definitions).map(({ type, title, description }) => ({
      const: type,
      title,
      description,
    })),
  };
  properties.fallback = FALLBACK;
  block.allOf = settingsByType(definitions, patch);
};

/** A fallback is a complete block in every position: its settings are typed once for all. */
const fallbackDefinitions = (block: Json, definitions: BlockDefinitions): Json => {
  const { $defs } = (block.properties as { fallback: { $defs: Record<string, Json> } }).fallback;
  const fallbackBlock = structuredClone($defs.FallbackBlock) as Json & {
    properties: { slots: { patternProperties: Record<string, Json> } };
  };
  typeBlocks(fallbackBlock, definitions, false);
  for (const blocks of Object.values(fallbackBlock.properties.slots.patternProperties))
    blocks.items = FALLBACK_BLOCK;
  return { fallback: { anyOf: [{ const: 'drop' }, FALLBACK_BLOCK] }, fallbackBlock };
};

/** The JSON Schema of `layouts/<page>.json` for editors: settings are typed by the block's type. */
export const layoutJsonSchema = (definitions: BlockDefinitions): Json => {
  const schema = closeRecords(JSON.parse(JSON.stringify(Layout))) as Json;
  const properties = schema.properties as Json & { variants: { items: Json } };
  properties.page = pageNameSchema(
    'Equal to the name of the file; of a landing page landing/ and that name.',
  );
  const fallbacks = fallbackDefinitions(blocksOf(schema), definitions);
  typeBlocks(blocksOf(schema), definitions, false);
  typeBlocks(blocksOf(properties.variants.items), definitions, true);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Page layout',
    ...schema,
    definitions: fallbacks,
  };
};
