import type { BlockDefinition, BlockDefinitions } from '@broadsheet/contract/block-definition';
import { AppError } from '@broadsheet/contract/errors';
import type { Settings } from '@broadsheet/contract/layout';
import type { migrateBlock, StudioBlockType } from '@broadsheet/contract/studio/content-calls';
import type { StudioAnswer, StudioBody } from '@broadsheet/contract/studio/studio-call';
import { downgradeSettings } from '@broadsheet/layout-engine/downgrades';
import { migrateSettings } from '@broadsheet/layout-engine/resolve-settings';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';

/** The earlier versions that a type can downgrade its settings to, newest first. */
export const earlierVersions = ({
  version,
  downgrades = [],
}: BlockDefinition): StudioBlockType['earlier'] =>
  downgrades.map(({ settings }, steps) => ({ version: version - steps - 1, settings }));

/** Whether migrated settings still say all that the earlier ones said. */
const canBringBack = (
  definition: BlockDefinition,
  version: number,
  written: Settings,
  migrated: Settings,
): boolean => {
  if (Value.Equal(written, migrated)) return true;
  const earlier = definition.downgrades?.[definition.version - version - 1]?.settings;
  if (!earlier) return false;
  const complete = (schema: TSchema, settings: Settings) =>
    Value.Default(schema, structuredClone(settings)) as Settings;
  const back = downgradeSettings(definition, version, complete(definition.settings, migrated));
  return back !== null && Value.Equal(back, complete(earlier, written));
};

/** Brings settings of an earlier version to today's. NOT_FOUND, VALIDATION. */
export const migrateWritten = (
  definitions: BlockDefinitions,
  { type, version, settings }: StudioBody<typeof migrateBlock>,
): StudioAnswer<typeof migrateBlock> => {
  const definition = Object.hasOwn(definitions, type) ? definitions[type] : undefined;
  if (!definition || version > definition.version) throw new AppError('NOT_FOUND');
  const migrated = settings.map((each) => {
    try {
      return migrateSettings(definition, version, each);
    } catch {
      throw new AppError('VALIDATION');
    }
  });
  const { settings: schema } = definition;
  if (!migrated.every((each) => Value.Check(schema, Value.Default(schema, structuredClone(each)))))
    throw new AppError('VALIDATION');
  const isLossless = settings.every((written, at) =>
    canBringBack(definition, version, written, migrated[at] ?? {}),
  );
  return { version: definition.version, settings: migrated, isLossless };
};
