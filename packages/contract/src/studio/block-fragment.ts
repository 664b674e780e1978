import Type from 'typebox';
import Value from 'typebox/value';
import { BLOCK_ID_PATTERN, LayoutBlock } from '../layout.ts';
import { Text } from '../text.ts';

export const FRAGMENT_MAX_BLOCKS = 50;

const BlockId = Type.String({ pattern: BLOCK_ID_PATTERN, description: 'The id of a block.' });

/** Blocks with their children, apart from any page: as they are copied, and as sections are saved. */
export const BlockFragment = Type.Object(
  {
    blocks: Type.Record(BlockId, LayoutBlock, {
      additionalProperties: false,
      minProperties: 1,
      maxProperties: FRAGMENT_MAX_BLOCKS,
    }),
    order: Type.Array(BlockId, {
      minItems: 1,
      maxItems: FRAGMENT_MAX_BLOCKS,
      description: 'The blocks that are in no other one, first to last.',
    }),
  },
  { additionalProperties: false },
);
export type BlockFragment = Readonly<Type.Static<typeof BlockFragment>>;

/** True if the order and the slots name each block once, and no other one. */
const isConsistent = ({ blocks, order }: BlockFragment): boolean => {
  const seen = new Set<string>();
  const visit = (id: string): boolean => {
    const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined;
    if (!block || seen.has(id)) return false;
    seen.add(id);
    return Object.values(block.slots ?? {}).every((ids) => ids.every(visit));
  };
  return order.every(visit) && seen.size === Object.keys(blocks).length;
};

/** Null for what is no fragment, or one whose blocks do not fit together. */
export const parseFragment = (value: unknown): BlockFragment | null =>
  Value.Check(BlockFragment, value) && isConsistent(value) ? value : null;

export const BLOCK_CLIP_KIND = 'broadsheet-blocks';
export const BLOCK_CLIP_VERSION = 1;
/** Of the text on the clipboard. */
export const BLOCK_CLIP_MAX_LENGTH = 500_000;

/** Copied blocks on the clipboard, as JSON in plain text. */
export const BlockClip = Type.Object(
  {
    kind: Type.Literal(BLOCK_CLIP_KIND),
    version: Type.Literal(BLOCK_CLIP_VERSION),
    page: Text({ minLength: 1, maxLength: 120, description: 'The page that they come from.' }),
    fragment: BlockFragment,
  },
  { additionalProperties: false },
);
export type BlockClip = Readonly<Type.Static<typeof BlockClip>>;
