import type { Finding } from '@broadsheet/contract/finding';
import type { FindingCode } from '@broadsheet/contract/finding-codes';
import type { Layout } from '@broadsheet/contract/layout';
import { type CostField, MAX_CLASSES, type PageCost } from '@broadsheet/contract/page-cost';
import type { CompiledLayout } from '../compiled-layout.ts';
import { type JsonPath, type JsonSource, positionOf } from '../json-source.ts';
import { nameCompiledBlock } from '../name-block.ts';
import { firstMention, writtenArms, writtenWhens } from '../rules/rule.ts';

/** A layout with its text, for positions. */
export interface CostedText {
  readonly layout: Layout;
  readonly compiled: CompiledLayout;
  readonly source: JsonSource;
}

const findingAt = (
  { source }: CostedText,
  code: FindingCode,
  path: JsonPath,
  message: string,
  mend: string,
): Finding => {
  const { line, column } = positionOf(source, path, 'key');
  return { file: source.file, line, column, code, message, mend };
};

const formatCount = (count: number): string => count.toLocaleString('en-IN');

/** The block that reads a field, else the first condition on it. */
const pathOfField = (layout: Layout, { field, blocks }: CostField): JsonPath => {
  const [id] = blocks;
  if (id !== undefined) return firstMention(layout, id);
  const found = writtenWhens(layout).find(({ when }) => when[field] || when.not?.[field]);
  if (!found) return ['page'];
  return [...found.path, ...(found.when[field] ? [field] : ['not', field])];
};

/** Whether a page has more classes than the page cache has room for. */
export const isTooMany = ({ classes }: PageCost): boolean =>
  classes === null || classes > MAX_CLASSES;

const byCount = (left: PageCost, right: PageCost): number =>
  (right.classes ?? Number.POSITIVE_INFINITY) - (left.classes ?? Number.POSITIVE_INFINITY);

/** CLASSES_TOO_MANY at the field that divides the page most, for the brand with the most classes. */
export const findTooManyClasses = (text: CostedText, costs: readonly PageCost[]): Finding[] => {
  const [worst] = costs.filter(isTooMany).sort(byCount);
  if (!worst) return [];
  const { brand, classes, experiments } = worst;
  const fields = [...worst.fields].sort((left, right) => right.groups - left.groups);
  const parts = [
    ...fields.map(({ field, groups }) => `${field} ${groups}`),
    ...experiments.map((key) => `experiment ${key}`),
  ];
  const count =
    classes === null
      ? 'more classes of people than can be counted'
      : `${formatCount(classes)} classes of people`;
  const [largest] = fields;
  return [
    findingAt(
      text,
      'CLASSES_TOO_MANY',
      largest ? pathOfField(text.layout, largest) : ['page'],
      `on ${brand} this page is cached for each of ${count} (${parts.join(', ')}), and the page cache has room for ${MAX_CLASSES}`,
      'Let fewer fields decide, let more values share a condition, or let more banners name the same years, cities and categories.',
    ),
  ];
};

const findPrivateBlock = (text: CostedText, before: PageCost, after: PageCost): Finding[] => {
  const id = after.reason?.block;
  if (before.level === 'viewer' || typeof id !== 'string') return [];
  const index = text.compiled.blocks.findIndex((block) => block.id === id);
  return [
    findingAt(
      text,
      'PAGE_BECOMES_PRIVATE',
      firstMention(text.layout, id),
      `${nameCompiledBlock(text.compiled, index)} decides the status of the page by data of its viewer, so that no cache stores the page any more: it is made for each request`,
      'Put the block on a page for members, or show a block here that is the same for everybody.',
    ),
  ];
};

const findPrivateExperiment = (text: CostedText, before: PageCost, after: PageCost): Finding[] => {
  if (before.edge === 'private' || after.level === 'viewer') return [];
  return after.experiments.flatMap((key) => {
    const written = writtenArms(text.layout).find((each) => each.key === key);
    if (!written) return [];
    const message = `while experiment "${key}" runs, no cache in front of the site stores the page, so that every request reaches the site`;
    const mend =
      'Nothing, if the experiment is worth it. Stop it as soon as it has a result: then the page is public again.';
    return [findingAt(text, 'PAGE_BECOMES_PRIVATE', written.path, message, mend)];
  });
};

const positionKey = ({ line, column, code }: Finding): string => `${line}:${column} ${code}`;

/** PAGE_BECOMES_PRIVATE for each block and each experiment that takes the page out of caches. */
export const findBecamePrivate = (
  text: CostedText,
  before: readonly PageCost[],
  after: readonly PageCost[],
): Finding[] => {
  const found = after.flatMap((cost) => {
    const was = before.find(({ brand }) => brand === cost.brand);
    if (!was) return [];
    return [...findPrivateBlock(text, was, cost), ...findPrivateExperiment(text, was, cost)];
  });
  // Both brands have the same layout.
  return [...new Map(found.map((finding) => [positionKey(finding), finding])).values()];
};
