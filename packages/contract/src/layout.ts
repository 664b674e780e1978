import Type from 'typebox';
import { ArmName, ExperimentKey } from './experiments.ts';
import { LandingFields } from './landing.ts';
import { PeopleWhenFields } from './people-when.ts';
import { Instant } from './when.ts';

export const LAYOUT_MAX_BLOCKS = 40;
export const LAYOUT_MAX_DEPTH = 4;

export const BLOCK_ID_PATTERN = '^[a-z][a-z0-9-]{0,47}$';
/** Of a block in page JSON: of one in a slot of a fallback, with its slot and its number in it. */
export const PAGE_BLOCK_ID = '[a-z][a-z0-9-]{0,47}(?:\\.[a-z][a-zA-Z0-9]{0,31}\\.[0-9]{1,2}){0,3}';
const BlockId = Type.String({
  pattern: BLOCK_ID_PATTERN,
  description: 'Name of a block within its page, such as "employers".',
});
export const BlockType = Type.String({
  pattern: BLOCK_ID_PATTERN,
  description: 'A block type in lower-case letters and hyphens, such as promo-card.',
});
const SlotPath = Type.String({
  pattern: '^[a-z][a-z0-9-]{0,47}\\.[a-z][a-zA-Z0-9]{0,31}$',
  description: 'A block and one of its slots, such as columns.main.',
});
const WhenFields = {
  ...PeopleWhenFields,
  experiment: Type.Optional(
    Type.Record(ExperimentKey, Type.Array(ArmName, { minItems: 1 }), {
      minProperties: 1,
      description: 'Experiments of layouts/experiments.json, each with the arms that match.',
    }),
  ),
};

/** A conjunction: every given field must have one of its values, `audience` too; `from` is inclusive, `until` exclusive. */
export const When = Type.Object(
  {
    ...WhenFields,
    not: Type.Optional(Type.Object(WhenFields, { additionalProperties: false, minProperties: 1 })),
    from: Type.Optional(Instant),
    until: Type.Optional(Instant),
  },
  { additionalProperties: false },
);
export type When = Type.Static<typeof When>;

export const Settings = Type.Record(Type.String(), Type.Unknown());
export type Settings = Type.Static<typeof Settings>;

const SLOT_NAME_PATTERN = '^[a-z][a-zA-Z0-9]{0,31}$';

/**
 * Replaces a block that a client cannot render: by a block without an id, or by nothing. The substitute may have slots
 * with further blocks, and a fallback of its own for clients that cannot render it either.
 */
export const Fallback = Type.Cyclic(
  {
    Fallback: Type.Union([Type.Literal('drop'), Type.Ref('FallbackBlock')]),
    FallbackBlock: Type.Object(
      {
        type: BlockType,
        version: Type.Optional(Type.Integer({ minimum: 1 })),
        settings: Type.Optional(Settings),
        slots: Type.Optional(
          Type.Record(
            Type.String({ pattern: SLOT_NAME_PATTERN }),
            Type.Array(Type.Ref('FallbackBlock'), { maxItems: LAYOUT_MAX_BLOCKS }),
          ),
        ),
        fallback: Type.Optional(Type.Ref('Fallback')),
      },
      { additionalProperties: false },
    ),
  },
  'Fallback',
);

/** A block of a fallback: the type that `Type.Static` would give, declared by name because it is recursive. */
export interface FallbackBlock {
  type: string;
  version?: number;
  settings?: Settings;
  slots?: Record<string, FallbackBlock[]>;
  fallback?: Fallback;
}
export type Fallback = 'drop' | FallbackBlock;

export const LayoutBlock = Type.Object(
  {
    type: BlockType,
    version: Type.Optional(Type.Integer({ minimum: 1 })),
    when: Type.Optional(When),
    settings: Type.Optional(Settings),
    slots: Type.Optional(
      Type.Record(Type.String({ pattern: SLOT_NAME_PATTERN }), Type.Array(BlockId)),
    ),
    fallback: Type.Optional(Fallback),
  },
  { additionalProperties: false },
);
export type LayoutBlock = Type.Static<typeof LayoutBlock>;

/** In a variant a block may be named without its type: its settings are then merged by RFC 7396. */
export const VariantBlock = Type.Partial(LayoutBlock, { additionalProperties: false });
export type VariantBlock = Type.Static<typeof VariantBlock>;

export const Placement = Type.Union([
  Type.Object({ block: BlockId, before: BlockId }, { additionalProperties: false }),
  Type.Object({ block: BlockId, after: BlockId }, { additionalProperties: false }),
  Type.Object(
    { block: BlockId, first: Type.Literal(true), in: Type.Optional(SlotPath) },
    { additionalProperties: false },
  ),
  Type.Object(
    { block: BlockId, last: Type.Literal(true), in: Type.Optional(SlotPath) },
    { additionalProperties: false },
  ),
]);
export type Placement = Type.Static<typeof Placement>;

export const Variant = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 60 }),
    when: When,
    order: Type.Optional(Type.Array(BlockId)),
    hide: Type.Optional(Type.Array(BlockId)),
    show: Type.Optional(Type.Array(BlockId)),
    place: Type.Optional(Type.Array(Placement)),
    blocks: Type.Optional(Type.Record(BlockId, VariantBlock)),
  },
  { additionalProperties: false },
);
export type Variant = Type.Static<typeof Variant>;

/** `layouts/<page>.json`: what marketing writes for one page; of a landing page, `layouts/landing/<slug>.json`. */
export const Layout = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    page: Type.String({ minLength: 1 }),
    ...LandingFields,
    blocks: Type.Record(BlockId, LayoutBlock),
    order: Type.Array(BlockId),
    variants: Type.Optional(Type.Array(Variant)),
  },
  { additionalProperties: false },
);
export type Layout = Type.Static<typeof Layout>;
