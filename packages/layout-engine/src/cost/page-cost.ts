import type { ClassField } from '@broadsheet/contract/audience';
import type { BlockDefinitions, ConsultedContent } from '@broadsheet/contract/block-definition';
import type { Experiments } from '@broadsheet/contract/experiments';
import type { CostField, PageCost } from '@broadsheet/contract/page-cost';
import type { PageLayoutName } from '@broadsheet/contract/page-kinds';
import { topicOfKind } from '@broadsheet/contract/resolve-page';
import { applyVariants } from '../apply-variants.ts';
import { assemblePlanBlocks } from '../assemble-plan-blocks.ts';
import { joinParts } from '../audiences/audience-unions.ts';
import type { BitSet } from '../bit-set.ts';
import type { CompiledLayout } from '../compiled-layout.ts';
import { classFieldsOf, fieldsOfBlocks, mergeFields, type ReadFields } from '../plan-fields.ts';
import { findRunning, findViewerReason, sharingLevelOf } from '../sharing-level.ts';
import { cellsOfFields } from './audience-cells.ts';
import { type CountedPage, countClasses } from './count-classes.ts';

/** One page kind as it is served. */
export interface CostedPage {
  readonly kind: PageLayoutName;
  readonly compiled: CompiledLayout;
}

export interface CostContext {
  readonly definitions: BlockDefinitions;
  /** The brand, and the content that its blocks may read to say what they depend on. */
  readonly content: ConsultedContent;
  readonly experiments: Experiments;
  /** Epoch ms: what has ended costs nothing. */
  readonly now: number;
}

/** What the blocks read that show under some conditions, and what each block reads in any of them. */
const createReading = ({ compiled }: CostedPage, { definitions, content }: CostContext) => {
  const ofBlock = new Map<string, ReadFields[]>();
  const readAt = (narrowed: BitSet): ReadFields => {
    const holds = joinParts(compiled.audiences, narrowed);
    const blocks = assemblePlanBlocks(compiled, applyVariants(compiled, holds), holds);
    const { byBlock, all } = fieldsOfBlocks(definitions, content, blocks);
    for (const [{ id }, read] of byBlock) ofBlock.set(id, [...(ofBlock.get(id) ?? []), read]);
    return all;
  };
  const isRead = compiled.blocks.some(({ definition }) => definition.varies);
  return { readAt: isRead ? readAt : null, ofBlock };
};

/** What the blocks of a page may read at most, by their ids. */
const listDeclared = ({ compiled }: CostedPage): Map<string, ReadFields[]> =>
  new Map(
    compiled.blocks.flatMap(({ id, definition: { varies } }) =>
      varies ? [[id, [new Map(varies.map((field) => [field, 'all']))]] as const] : [],
    ),
  ) as Map<string, ReadFields[]>;

const describeField = (
  field: ClassField,
  page: CountedPage,
  read: ReadFields,
  readers: ReadonlyMap<string, readonly ReadFields[]>,
): CostField => {
  const cells = cellsOfFields(page.compiled, read, [field], page.brand, false);
  return {
    field,
    groups: cells.reduce((sum, { keys }) => sum + keys, 0),
    layout: page.compiled.fields.some((dimension) => dimension.field === field),
    blocks: [...readers].flatMap(([id, reads]) =>
      reads.some((each) => each.has(field)) ? [id] : [],
    ),
  };
};

const edgeOf = (level: PageCost['level'], running: readonly string[]): PageCost['edge'] => {
  if (level === 'viewer' || running.length > 0) return 'private';
  return level === 'everyone' ? 'public' : 'class';
};

/** What the conditions and the blocks of a page cost on one brand. Pure. */
export const pageCostOf = (page: CostedPage, context: CostContext): PageCost => {
  const { kind, compiled } = page;
  const { content, experiments, now } = context;
  const { brand } = content;
  const reason = findViewerReason(kind, compiled);
  const head = { brand: brand.brand, reason };
  if (reason)
    return { ...head, level: 'viewer', edge: 'private', fields: [], experiments: [], classes: 0 };
  const running = findRunning(compiled, experiments, now, Number.POSITIVE_INFINITY);
  const topic = topicOfKind(kind);
  const { readAt, ofBlock } = createReading(page, context);
  const counted = { compiled, brand, experiments, running, topic, now, readAt };
  const classes = countClasses(counted);
  const readers = classes === null ? listDeclared(page) : ofBlock;
  const read = mergeFields([...readers.values()].flat());
  const named = { city: topic.city ? '' : null, category: topic.category ? '' : null };
  const fields = classFieldsOf(compiled.consulted, read, named);
  const level = sharingLevelOf({
    isForViewer: false,
    classFields: fields,
    hasExperiments: running.length > 0,
  });
  return {
    ...head,
    level,
    edge: edgeOf(level, running),
    fields: fields.map((field) => describeField(field, counted, read, readers)),
    experiments: [...running],
    classes,
  };
};
