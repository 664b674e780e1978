import type { BlockDefinition, BlockDefinitions } from '@broadsheet/contract/block-definition';
import { PageBlock, PageJson } from '@broadsheet/contract/page-json';
import type { TSchema } from 'typebox';
import type { Json } from './close-records.ts';
import { typeAtVersion } from './rename-types.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const ANY_BLOCK = { $ref: '#/$defs/Block' };

/** A version of a block type as clients get it. */
interface ServedVersion {
  readonly definition: BlockDefinition;
  readonly version: number;
  readonly settings: TSchema;
  readonly data: TSchema;
}

/** The current version and each earlier one that there is a downgrade to. */
const servedVersions = (definition: BlockDefinition): readonly ServedVersion[] => {
  const { version, settings, data, downgrades = [] } = definition;
  const earlier = downgrades.map((downgrade, at) => ({
    definition,
    version: version - 1 - at,
    settings: downgrade.settings,
    data: downgrade.data,
  }));
  return [{ definition, version, settings, data }, ...earlier];
};

/** The name of its type in generated code: `job-list` in version 3 is `JobListV3`. */
const nameOfVersion = ({ definition, version }: ServedVersion): string => {
  const pascal = typeAtVersion(definition, version)
    .split('-')
    .map((part) => part.replace(/^./, (letter) => letter.toUpperCase()))
    .join('');
  return `${pascal}V${version}`;
};

const slotsSchema = (slots: NonNullable<BlockDefinition['slots']>): Json => {
  const list = { type: 'array', items: ANY_BLOCK };
  const names = Object.keys(slots);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, list])),
    required: names,
    additionalProperties: false,
  };
};

const versionSchema = (served: ServedVersion, shared: Json): Json => {
  const { definition, version, settings, data } = served;
  const { slots: _, ...properties } = shared;
  return {
    title: nameOfVersion(served),
    description: `${definition.title}: ${definition.description}`,
    type: 'object',
    properties: {
      ...properties,
      type: { const: typeAtVersion(definition, version) },
      version: { const: version },
      settings,
      data: { anyOf: [data, { type: 'null' }], description: 'Null unless the state is ready.' },
      ...(definition.slots ? { slots: slotsSchema(definition.slots) } : {}),
    },
    required: [
      ...['id', 'type', 'version', 'state', 'revision', 'settings', 'data'],
      ...(definition.slots ? ['slots'] : []),
    ],
  };
};

/**
 * The JSON Schema of the page JSON for other clients: a block is one of a union that `type` and `version` tell apart, with the
 * settings and data of each. Earlier versions are in it as long as they are served.
 */
export const pageJsonSchema = (definitions: BlockDefinitions): Json => {
  const { $defs, properties } = JSON.parse(
    JSON.stringify({ $defs: PageBlock.$defs, properties: PageJson.properties }),
  ) as { $defs: { PageBlock: { properties: Json } }; properties: Json };
  const served = Object.values(definitions).flatMap(servedVersions);
  const versions = served.map(
    (each) => [nameOfVersion(each), versionSchema(each, $defs.PageBlock.properties)] as const,
  );
  return {
    $schema: DIALECT,
    title: 'Page',
    type: 'object',
    properties: { ...properties, blocks: { type: 'array', items: ANY_BLOCK } },
    required: PageJson.required,
    $defs: {
      Block: { oneOf: versions.map(([name]) => ({ $ref: `#/$defs/${name}` })) },
      ...Object.fromEntries(versions),
    },
  };
};
