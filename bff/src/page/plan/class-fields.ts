import type { Snapshot } from '@broadsheet/content-store/snapshot';
import { CLASS_FIELDS, type ClassField } from '@broadsheet/contract/audience';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { PageTopic } from '@broadsheet/contract/resolve-page';
import type { ConsultedField, Plan, PlanBlock } from '@broadsheet/layout-engine/plan';

/** The fields of the audience that the loaders of one plan may read. */
export interface PlanFields {
  /** Blocks that read none are not in it. */
  readonly byBlock: ReadonlyMap<PlanBlock, readonly ClassField[]>;
  readonly all: ReadonlySet<ClassField>;
}

type Banners = Snapshot['banners'];

/** By the banners that a block may show: an edit of them can change what it reads. */
const memos = new WeakMap<Banners, WeakMap<Plan, PlanFields>>();

const memoOf = (banners: Banners): WeakMap<Plan, PlanFields> => {
  const known = memos.get(banners) ?? new WeakMap<Plan, PlanFields>();
  memos.set(banners, known);
  return known;
};

/** The fields that the loader of a planned block may read. */
const fieldsOfBlock = (
  definitions: BlockDefinitions,
  banners: Banners,
  { type, settings, loaderSettings }: PlanBlock,
): readonly ClassField[] => {
  const definition = definitions[type];
  if (!definition?.varies) return [];
  const content = { banners: (source: string) => banners.get(source) ?? [] };
  return definition.consults?.(loaderSettings ?? settings, content) ?? definition.varies;
};

const listFields = (
  definitions: BlockDefinitions,
  banners: Banners,
  blocks: readonly PlanBlock[],
): [PlanBlock, readonly ClassField[]][] =>
  blocks.flatMap((block) => {
    const fields = fieldsOfBlock(definitions, banners, block);
    const inside = listFields(definitions, banners, Object.values(block.slots ?? {}).flat());
    return fields.length > 0 ? [[block, fields], ...inside] : inside;
  });

/** What the blocks of a plan read. Pure but for its memo. */
export const planFields = (
  definitions: BlockDefinitions,
  banners: Banners,
  plan: Plan,
): PlanFields => {
  const memo = memoOf(banners);
  const known = memo.get(plan);
  if (known) return known;
  const byBlock = new Map(listFields(definitions, banners, plan.blocks));
  const fields = Object.freeze({ byBlock, all: new Set([...byBlock.values()].flat()) });
  memo.set(plan, fields);
  return fields;
};

/**
 * The fields that tell the classes of a page apart, in the order of the schema: what its layout consults or its blocks
 * read, without what its address decides.
 */
export const classFieldsOf = (
  consulted: readonly ConsultedField[],
  ofBlocks: ReadonlySet<ClassField>,
  topic: PageTopic,
): readonly ClassField[] =>
  CLASS_FIELDS.filter((field) => {
    const isOfAddress = (field === 'city' || field === 'category') && topic[field] !== null;
    return !isOfAddress && (consulted.includes(field) || ofBlocks.has(field));
  });
