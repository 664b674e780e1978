import type { StudioBlockType } from '@broadsheet/contract/studio/content-calls';
import type { BlockTypes } from './grammar.ts';

/** Block types by name, and by the earlier name that a layout can still use. */
export const typesByName = (types: readonly StudioBlockType[]): BlockTypes =>
  new Map(
    types.flatMap((type) =>
      [type.type, type.renamedFrom].flatMap((name) =>
        name === undefined ? [] : [[name, type] as const],
      ),
    ),
  );
