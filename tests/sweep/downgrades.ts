import type { BlockDefinition, BlockDefinitions } from '@broadsheet/contract/block-definition';
import { downgradeData, downgradeSettings } from '@broadsheet/layout-engine/downgrades';

interface Fixture {
  readonly settings: unknown;
  readonly data: unknown;
}
/** Inputs of the current block, by type and name of the fixture. */
export type FixturesByType = Readonly<Record<string, Readonly<Record<string, Fixture>>>>;

const changes = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);

/** Counts a downgrade as exercised where it changes its input. */
const watched = (definition: BlockDefinition, exercised: Set<number>): BlockDefinition => ({
  ...definition,
  downgrades: (definition.downgrades ?? []).map((downgrade, index) => {
    const note = <T>(before: unknown, after: T): T => {
      if (changes(before, after)) exercised.add(index);
      return after;
    };
    return {
      ...downgrade,
      downgradeSettings: (before) =>
        note(structuredClone(before), downgrade.downgradeSettings(before)),
      downgradeData: (before) => note(structuredClone(before), downgrade.downgradeData(before)),
    };
  }),
});

const dataFault = (definition: BlockDefinition, version: number, data: unknown): string | null => {
  try {
    downgradeData(definition, version, data);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Faults of the downgrades to earlier versions: a fixture that fails, a step that none exercises. */
export const downgradeFaults = (
  definitions: BlockDefinitions,
  fixtures: FixturesByType,
): string[] => {
  const faults: string[] = [];
  for (const definition of Object.values(definitions)) {
    const { type, version: today, downgrades = [] } = definition;
    const exercised = new Set<number>();
    const followed = watched(definition, exercised);
    for (const [index] of downgrades.entries()) {
      const version = today - index - 1;
      for (const [name, { settings, data }] of Object.entries(fixtures[type] ?? {})) {
        if (!downgradeSettings(followed, version, settings as Record<string, unknown>))
          faults.push(`${type}, ${name}: settings do not arrive at version ${version}`);
        const fault = dataFault(followed, version, data);
        if (fault) faults.push(`${type}, ${name}: ${fault}`);
      }
    }
    // A step that only changes the name does nothing.
    for (const [index] of downgrades.entries())
      if (!exercised.has(index) && definition.renamedFrom?.version !== today - index - 1)
        faults.push(`${type}: no fixture exercises the downgrade from ${today - index}`);
  }
  return faults;
};
