import {
  type BlockDefinition,
  type BlockDefinitions,
  sameSettings,
} from '@broadsheet/contract/block-definition';
import { resolveSettings } from '@broadsheet/layout-engine/resolve-settings';
import Value from 'typebox/value';

/** `<type>/settings-v<version>.json` to the settings in it, as an author wrote them in that version. */
export type SettingsFixtures = ReadonlyMap<string, Record<string, unknown>>;

const fixtureName = (type: string, version: number): string => `${type}/settings-v${version}.json`;

const earlierVersions = ({ version }: BlockDefinition): number[] =>
  Array.from({ length: version - 1 }, (_, index) => index + 1);

/** Migrates the settings of one fixture to the current version; returns the faults, and the migrations that ran. */
const tryFixture = (
  definition: BlockDefinition,
  version: number,
  settings: Record<string, unknown>,
): { fault: string | null; ran: ReadonlySet<number> } => {
  const ran = new Set<number>();
  const migrations = (definition.migrations ?? []).map(
    (migrate, index) => (before: Record<string, unknown>) => {
      const given = JSON.stringify(before);
      const after = migrate(before);
      // A migration that returns its input unchanged does not concern these settings.
      if (JSON.stringify(after) !== given) ran.add(index + 1);
      return after;
    },
  );
  const name = fixtureName(definition.type, version);
  try {
    const resolved = resolveSettings({ ...definition, migrations }, version, settings);
    const [error] = Value.Errors(definition.settings, resolved);
    const fault = error ? `${name} does not fit: ${error.instancePath} ${error.message}` : null;
    return { fault, ran };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { fault: `${name} cannot be migrated: ${reason}`, ran };
  }
};

/** The faults of fixtures of earlier settings: missing, superfluous, not migrating, not valid. */
export const settingsVersionFaults = (
  definitions: BlockDefinitions,
  fixtures: SettingsFixtures,
): string[] => {
  const faults: string[] = [];
  const wanted = new Set<string>();
  for (const definition of Object.values(definitions)) {
    const exercised = new Set<number>();
    for (const version of earlierVersions(definition)) {
      const name = fixtureName(definition.type, version);
      wanted.add(name);
      const settings = fixtures.get(name);
      if (!settings) {
        faults.push(`${name} is missing`);
        continue;
      }
      const { fault, ran } = tryFixture(definition, version, settings);
      if (fault) faults.push(fault);
      for (const each of ran) exercised.add(each);
    }
    for (const version of earlierVersions(definition))
      if (!exercised.has(version) && definition.migrations?.[version - 1] !== sameSettings)
        faults.push(`${definition.type}: no fixture exercises the migration from ${version}`);
  }
  for (const name of fixtures.keys())
    if (!wanted.has(name)) faults.push(`${name} is of no earlier version`);
  return faults;
};
