import { CLASS_FIELDS, type ClassField } from '@broadsheet/contract/audience';
import type {
  BlockDefinitions,
  ConsultedContent,
  DistinguishedValues,
} from '@broadsheet/contract/block-definition';
import type { PageTopic } from '@broadsheet/contract/resolve-page';
import type { CompiledLayout } from './compiled-layout.ts';
import type { ConsultedField, Plan, PlanBlock } from './plan.ts';
import type { FieldValue } from './when-matches.ts';

/** The values of each field that a loader tells apart: all of them, or those of another mark, with all unmarked ones alike. */
export type ReadFields = ReadonlyMap<ClassField, DistinguishedValues>;

/** The fields of the audience that the loaders of one plan may read. */
export interface PlanFields {
  /** Blocks that read none are not in it. */
  readonly byBlock: ReadonlyMap<PlanBlock, ReadFields>;
  readonly all: ReadFields;
}

/** By the content that a block may show: an edit of it can change what the block reads. */
const memos = new WeakMap<ConsultedContent, WeakMap<Plan, PlanFields>>();

const memoOf = (content: ConsultedContent): WeakMap<Plan, PlanFields> => {
  const known = memos.get(content) ?? new WeakMap<Plan, PlanFields>();
  memos.set(content, known);
  return known;
};

const fieldsOfBlock = (
  definitions: BlockDefinitions,
  content: ConsultedContent,
  { type, settings, loaderSettings }: PlanBlock,
): ReadFields => {
  const definition = definitions[type];
  if (!definition?.varies) return new Map();
  const consulted = definition.consults?.(loaderSettings ?? settings, content);
  if (!consulted) return new Map(definition.varies.map((field) => [field, 'all']));
  return new Map(
    CLASS_FIELDS.flatMap((field) => {
      const values = consulted[field];
      return values === undefined ? [] : [[field, values] as const];
    }),
  );
};

const listFields = (
  definitions: BlockDefinitions,
  content: ConsultedContent,
  blocks: readonly PlanBlock[],
): [PlanBlock, ReadFields][] =>
  blocks.flatMap((block) => {
    const fields = fieldsOfBlock(definitions, content, block);
    const inside = listFields(definitions, content, Object.values(block.slots ?? {}).flat());
    return fields.size > 0 ? [[block, fields], ...inside] : inside;
  });

const merge = (
  left: DistinguishedValues | undefined,
  right: DistinguishedValues,
): DistinguishedValues => {
  if (left === 'all' || right === 'all') return 'all';
  if (!left) return right;
  const marks = [...left.keys(), ...right.keys()].map(
    (value) => [value, `${left.get(value) ?? ''}/${right.get(value) ?? ''}`] as const,
  );
  return new Map(marks);
};

/** What several blocks read together. */
export const mergeFields = (each: readonly ReadFields[]): ReadFields => {
  const all = new Map<ClassField, DistinguishedValues>();
  for (const fields of each)
    for (const [field, values] of fields) all.set(field, merge(all.get(field), values));
  return all;
};

/** What blocks read of the audience, those in slots too. */
export const fieldsOfBlocks = (
  definitions: BlockDefinitions,
  content: ConsultedContent,
  blocks: readonly PlanBlock[],
): PlanFields => {
  const byBlock = new Map(listFields(definitions, content, blocks));
  return Object.freeze({ byBlock, all: mergeFields([...byBlock.values()]) });
};

/** What the blocks of a plan read. Pure but for its memo. */
export const planFields = (
  definitions: BlockDefinitions,
  content: ConsultedContent,
  plan: Plan,
): PlanFields => {
  const memo = memoOf(content);
  const known = memo.get(plan);
  if (known) return known;
  const fields = fieldsOfBlocks(definitions, content, plan.blocks);
  memo.set(plan, fields);
  return fields;
};

/**
 * The fields that tell the classes of a page apart, in the order of the schema: those that its layout consults or its blocks
 * read, without those that its address decides.
 */
export const classFieldsOf = (
  consulted: readonly ConsultedField[],
  read: ReadFields,
  topic: PageTopic,
): readonly ClassField[] =>
  CLASS_FIELDS.filter((field) => {
    const isOfAddress = (field === 'city' || field === 'category') && topic[field] !== null;
    return !isOfAddress && (consulted.includes(field) || read.has(field));
  });

/** What a block makes of a value; undefined for all that it does not distinguish. */
const markOf = (values: DistinguishedValues | undefined, value: FieldValue): string | undefined =>
  values === 'all' ? String(value) : values?.get(value);

/** The part of a cache key for what loaders read: equal keys mean equal results. */
export const readKey = (
  read: ReadFields,
  audience: Readonly<Record<ClassField, FieldValue>>,
): string => [...read].map(([field, values]) => markOf(values, audience[field]) ?? '*').join();

const isAlone = (values: DistinguishedValues | undefined, value: FieldValue): boolean => {
  const mark = markOf(values, value);
  if (mark === undefined || !values) return false;
  return values === 'all' || [...values.values()].filter((each) => each === mark).length === 1;
};

/** Whether a value alone makes a class, so that the page of the class may name it. */
export const isClassValue = (
  { fields }: Pick<CompiledLayout, 'fields'>,
  read: ReadFields,
  field: ClassField,
  value: FieldValue,
): boolean => {
  if (isAlone(read.get(field), value)) return true;
  const dimension = fields.find((each) => each.field === field);
  const found = dimension?.classOf.get(value);
  if (!dimension || found === undefined) return false;
  const isOpen = field === 'city' || field === 'category';
  if (isOpen && found === dimension.otherClass) return false;
  return [...dimension.classOf.values()].filter((index) => index === found).length === 1;
};
