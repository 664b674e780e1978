import type { StudioBlockType } from '@broadsheet/contract/studio/content-calls';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import type { BlockTypes } from './grammar.ts';

/** The engine's example block types, in the form of the palette. */
export const exampleTypes: BlockTypes = new Map(
  Object.values(exampleDefinitions).map((definition): [string, StudioBlockType] => [
    definition.type,
    {
      type: definition.type,
      version: definition.version,
      title: definition.title,
      description: definition.description,
      settings: definition.settings,
      pinned: definition.pinned ?? false,
      primary: definition.primary ?? false,
      written: definition.written ?? false,
      limit: definition.limit ?? null,
      pages: definition.pages ? [...definition.pages] : null,
      slots: Object.fromEntries(
        Object.entries(definition.slots ?? {}).map(([name, { accepts, limit }]) => [
          name,
          { accepts: accepts ? [...accepts] : null, limit: limit ?? null },
        ]),
      ),
      contentSettings: [],
      earlier: (definition.downgrades ?? []).map(({ settings }, steps) => ({
        version: definition.version - steps - 1,
        settings,
      })),
    },
  ]),
);
