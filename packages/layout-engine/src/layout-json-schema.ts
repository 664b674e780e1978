import type { BlockDefinition, BlockDefinitions } from '@broadsheet/contract/block-definition';
import { Layout } from '@broadsheet/contract/layout';
import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names that fit no pattern are refused here as they are by the checks. */
const closeRecords = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closeRecords);
  if (!isObject(value)) return value;
  const closed = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, closeRecords(inner)]),
  );
  if (isObject(closed.patternProperties) && closed.additionalProperties === undefined)
    closed.additionalProperties = false;
  return closed;
};

/** What has a default may be left out, and in a variant `null` takes a setting away. */
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
      // A block without a version is of version 1; settings of earlier versions are left to the checks.
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
  (block.properties as Json).type = {
    description: 'What the block is.',
    anyOf: Object.values(definitions).map(({ type, title, description }) => ({
      const: type,
      title,
      description,
    })),
  };
  block.allOf = settingsByType(definitions, patch);
};

/** The JSON Schema of `layouts/<page>.json` for editors: settings are typed by the block's type. */
export const layoutJsonSchema = (definitions: BlockDefinitions): Json => {
  const schema = closeRecords(JSON.parse(JSON.stringify(Layout))) as Json;
  const properties = schema.properties as Json & { variants: { items: Json } };
  properties.page = {
    enum: Object.keys(PAGE_KINDS),
    description: 'Equal to the name of the file.',
  };
  typeBlocks(blocksOf(schema), definitions, false);
  typeBlocks(blocksOf(properties.variants.items), definitions, true);
  return { $schema: 'http://json-schema.org/draft-07/schema#', title: 'Page layout', ...schema };
};
