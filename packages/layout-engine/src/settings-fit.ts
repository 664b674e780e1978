import type { BlockDefinition } from '@broadsheet/contract/block-definition';
import type { Finding } from '@broadsheet/contract/finding';
import type { Settings } from '@broadsheet/contract/layout';
import type { ValueNode } from '@humanwhocodes/momoa';
import { plainValue } from './json-source.ts';
import { migrateSettings } from './resolve-settings.ts';
import { schemaFindings } from './schema-findings.ts';

/** A tree of a plain value in which every node has the position of the value's source. */
const nodeOf = (value: unknown, loc: ValueNode['loc']): ValueNode => {
  if (typeof value === 'string') return { type: 'String', value, loc };
  if (typeof value === 'number') return { type: 'Number', value, loc };
  if (typeof value === 'boolean') return { type: 'Boolean', value, loc };
  if (Array.isArray(value))
    return {
      type: 'Array',
      elements: value.map((inner) => ({ type: 'Element', value: nodeOf(inner, loc), loc })),
      loc,
    };
  if (typeof value === 'object' && value !== null)
    return {
      type: 'Object',
      members: Object.entries(value)
        .filter(([, inner]) => inner !== undefined)
        .map(([name, inner]) => ({
          type: 'Member',
          name: { type: 'String', value: name, loc },
          value: nodeOf(inner, loc),
          loc,
        })),
      loc,
    };
  return { type: 'Null', loc };
};

/** The faults of settings, written in `version`, against the type's schema; each at its position. */
export const settingsFindings = (
  file: string,
  definition: BlockDefinition,
  version: number,
  node: ValueNode,
): Finding[] => {
  const schema = definition.settings;
  if (version >= definition.version) return schemaFindings(file, schema, node, 'settings');
  try {
    const migrated = migrateSettings(definition, version, plainValue(node) as Settings);
    return schemaFindings(file, schema, nodeOf(migrated, node.loc), 'settings');
  } catch (error) {
    const { line, column } = node.loc.start;
    const message = `these settings of version ${version} cannot be brought to version ${definition.version}: ${error instanceof Error ? error.message : String(error)}`;
    const mend = `Write them in version ${definition.version}.`;
    return [{ file, line, column, code: 'INVALID_VALUE', message, mend }];
  }
};
