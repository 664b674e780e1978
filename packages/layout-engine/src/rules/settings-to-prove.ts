import type { BlockDefinition } from '@broadsheet/contract/block-definition';
import type { Settings } from '@broadsheet/contract/layout';
import type { JsonPath } from '../json-source.ts';
import { mergePatch } from '../merge-patch.ts';
import { migrateSettings, resolveSettings } from '../resolve-settings.ts';
import { writtenFallbacks } from '../written-fallbacks.ts';
import { oncePerProof } from './once-per-proof.ts';
import { findDefinition, firstMention, typesOf, writtenBlocks } from './rule.ts';
import { valueAt } from './value-at.ts';
import { writtenStrings } from './written-strings.ts';

/** A string that a block may run with. */
export interface SettingString {
  readonly id: string;
  readonly definition: BlockDefinition;
  readonly text: string;
  /** The nearest name above it. */
  readonly key: string;
  /** In the settings. */
  readonly inside: JsonPath;
  /** The text position: of the value, or of the type whose default it is. */
  readonly path: JsonPath;
  readonly isValid: (settings: unknown) => boolean;
}

interface Spoken {
  readonly id: string;
  readonly definition: BlockDefinition;
  readonly version: number;
  readonly settings: Settings;
  /** Of the block or fallback. */
  readonly path: JsonPath;
  /** The settings below it, and whether variants may merge more above it. */
  readonly base: Settings;
  readonly patched: boolean;
}

const writtenIn = ({ id, definition, settings, path, patched }: Spoken): SettingString[] =>
  [...writtenStrings(settings, [])].map(({ text, key, path: inside }) => ({
    id,
    definition,
    text,
    key,
    inside,
    path: [...path, 'settings', ...inside],
    isValid: (merged) => !patched || valueAt(merged, inside) === text,
  }));

/** Strings from defaults of the type that these settings do not override. */
const defaultsIn = (spoken: Spoken, type: JsonPath): SettingString[] => {
  const { id, definition, version, base, settings, patched } = spoken;
  const isDefault = (merged: Settings, inside: JsonPath): boolean =>
    valueAt(migrateSettings(definition, version, merged), inside) === undefined;
  const own = mergePatch(base, settings) as Settings;
  return [...writtenStrings(resolveSettings(definition, version, own), [])]
    .filter(({ path: inside }) => isDefault(own, inside))
    .map(({ text, key, path: inside }) => ({
      id,
      definition,
      text,
      key,
      inside,
      path: type,
      isValid: (merged) => !patched || isDefault(merged as Settings, inside),
    }));
};

/** Every string that blocks and fallbacks of a layout may run with, as written or by default. */
export const settingsToProve = oncePerProof(({ layout, definitions }): SettingString[] => {
  const types = typesOf(layout);
  return writtenBlocks(layout).flatMap(({ id, block, path }) => {
    const definition = findDefinition(definitions, types.get(id));
    if (!definition) return [];
    const own = layout.blocks[id];
    const { settings = {}, fallback } = block;
    const spoken: Spoken = {
      id,
      definition,
      version: own?.version ?? block.version ?? 1,
      settings,
      path,
      base: own?.settings ?? {},
      patched: true,
    };
    const strings = [
      ...writtenIn(spoken),
      ...defaultsIn(spoken, [...firstMention(layout, id), 'type']),
    ];
    const substitutes = writtenFallbacks(fallback, [...path, 'fallback']).flatMap(
      ({ written, path: at }) => {
        const substitute = findDefinition(definitions, written.type);
        if (!substitute) return [];
        const asWritten: Spoken = {
          id,
          definition: substitute,
          version: written.version ?? 1,
          settings: written.settings ?? {},
          path: at,
          base: {},
          patched: false,
        };
        return [...writtenIn(asWritten), ...defaultsIn(asWritten, [...at, 'type'])];
      },
    );
    return [...strings, ...substitutes];
  });
});
