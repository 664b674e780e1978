import type { DraftBlock } from '../editor/model/draft.ts';
import { sameJson } from '../editor/model/json.ts';
import type { DraftPair } from './describe-blocks.ts';

type Blocks = Readonly<Record<string, DraftBlock>>;

const fallbackOf = (block: DraftBlock): unknown => Reflect.get(block, 'fallback') ?? null;

/** Blocks of both versions that older apps replace by something else than before. */
export const describeFallbacks = (
  { nameById }: DraftPair,
  [before, after]: readonly [Blocks, Blocks],
): readonly string[] =>
  Object.entries(after).flatMap(([id, block]) => {
    const old = before[id];
    return old === undefined || sameJson(fallbackOf(old), fallbackOf(block))
      ? []
      : [`What old apps show instead of block ${nameById(id)} changed.`];
  });
