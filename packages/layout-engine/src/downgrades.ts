import type { BlockDefinition, BlockDowngrade } from '@broadsheet/contract/block-definition';
import type { Settings } from '@broadsheet/contract/layout';
import Value from 'typebox/value';
import { freezeDeep } from './freeze-deep.ts';

/** The downgrades from the current version to an earlier one, in order; null where one is missing. */
const downgradesTo = (
  definition: BlockDefinition,
  version: number,
): readonly [BlockDowngrade, ...BlockDowngrade[]] | null => {
  const [first, ...more] = (definition.downgrades ?? []).slice(0, definition.version - version);
  return first && more.length + 1 === definition.version - version ? [first, ...more] : null;
};

/** The settings in an earlier version, frozen; null where a downgrade is missing or fails. */
export const downgradeSettings = (
  definition: BlockDefinition,
  version: number,
  settings: Readonly<Settings>,
): Readonly<Settings> | null => {
  const way = downgradesTo(definition, version);
  if (!way) return null;
  try {
    const found = way.reduce(
      (before, downgrade) => downgrade.downgradeSettings(before),
      structuredClone(settings) as Settings,
    );
    return Value.Check((way.at(-1) ?? way[0]).settings, found) ? freezeDeep(found) : null;
  } catch {
    return null;
  }
};

/** The data in an earlier version. Throws when a downgrade is missing, fails, or its result is invalid. */
export const downgradeData = (
  definition: BlockDefinition,
  version: number,
  data: unknown,
): unknown => {
  const name = `${definition.type} as version ${version}`;
  const way = downgradesTo(definition, version);
  if (!way) throw new Error(`data of ${name}: there is no downgrade to it`);
  const found = way.reduce((before, downgrade) => downgrade.downgradeData(before), data);
  const [error] = Value.Errors((way.at(-1) ?? way[0]).data, found);
  if (error) throw new Error(`data of ${name}: ${error.instancePath || '/'} ${error.message}`);
  return found;
};
