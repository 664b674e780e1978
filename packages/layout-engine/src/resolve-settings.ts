import type { BlockDefinition } from '@broadsheet/contract/block-definition';
import type { Settings } from '@broadsheet/contract/layout';
import Value from 'typebox/value';
import { freezeDeep } from './freeze-deep.ts';

/** Migrates settings of an earlier version to the definition's own; throws what a migration throws. */
export const migrateSettings = (
  definition: BlockDefinition,
  version: number,
  settings: Settings,
): Settings =>
  (definition.migrations ?? [])
    .slice(version - 1)
    .reduce((migrated, migrate) => migrate(migrated), structuredClone(settings));

/** The settings a block runs with: migrated, defaults filled in, frozen through and through. */
export const resolveSettings = (
  definition: BlockDefinition,
  version: number,
  settings: Settings,
): Readonly<Settings> =>
  freezeDeep(
    Value.Default(definition.settings, migrateSettings(definition, version, settings)) as Settings,
  );
