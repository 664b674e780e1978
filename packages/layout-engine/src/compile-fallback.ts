import type { BlockDefinition, BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Fallback, FallbackBlock } from '@broadsheet/contract/layout';
import type { CompiledFallback } from './compiled-layout.ts';
import type { PlanBlock } from './plan.ts';
import { resolveSettings } from './resolve-settings.ts';

/** @throws Error when there is no such type; the rules report it before anything is compiled for serving */
export const definitionOf = (
  definitions: BlockDefinitions,
  id: string,
  type: string | undefined,
): BlockDefinition => {
  const definition =
    type !== undefined && Object.hasOwn(definitions, type) ? definitions[type] : undefined;
  if (!definition) throw new Error(`block ${id}: no definition of type ${type}`);
  return definition;
};

const headOf = (id: string, definition: BlockDefinition, written: FallbackBlock): PlanBlock => {
  const settings = resolveSettings(definition, written.version ?? 1, written.settings ?? {});
  const head = { id, type: definition.type, version: definition.version, settings };
  if (!definition.slots) return Object.freeze(head);
  const slots = Object.keys(definition.slots).map((name) => [name, Object.freeze([])] as const);
  return Object.freeze({ ...head, slots: Object.freeze(Object.fromEntries(slots)) });
};

const compileFallbackBlock = (
  id: string,
  written: FallbackBlock,
  definitions: BlockDefinitions,
): CompiledFallback => {
  const definition = definitionOf(definitions, id, written.type);
  const blocksIn = (name: string) =>
    (written.slots?.[name] ?? []).map((block, at) =>
      // Authors cannot write an id with a dot.
      compileFallbackBlock(`${id}.${name}.${at + 1}`, block, definitions),
    );
  return {
    definition,
    block: headOf(id, definition, written),
    slots: Object.keys(definition.slots ?? {}).map((name) => ({ name, blocks: blocksIn(name) })),
    fallback: compileFallback(id, written.fallback, definitions),
  };
};

/** @param id of the block that it replaces */
export const compileFallback = (
  id: string,
  fallback: Fallback | undefined,
  definitions: BlockDefinitions,
): CompiledFallback | 'drop' | undefined =>
  fallback === undefined || fallback === 'drop'
    ? fallback
    : compileFallbackBlock(id, fallback, definitions);
