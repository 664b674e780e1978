import type { Draft } from '../model/draft.ts';
import type { BlockTypes } from '../model/grammar.ts';
import { isJsonObject } from '../model/json.ts';
import { titleOfBlock } from '../model/outline.ts';
import { fieldsOf } from '../settings/field-kind.ts';
import type { Clash } from './join-values.ts';

/** A clash for people. */
export interface DescribedClash {
  /** What both changed, such as “Quote: Author”. */
  readonly what: string;
  /** What each made of it; null if that cannot be said in a line. */
  readonly mine: string | null;
  readonly theirs: string | null;
}

const PAGE_PARTS: Readonly<Record<string, string>> = {
  address: 'Address of the page',
  brands: 'Sites that show the page',
  seo: 'Title, description or picture of the page',
  from: 'Start of the page',
  until: 'End of the page',
  archived: 'Archive',
  order: 'Order of the blocks',
  variants: 'Variants',
};
const VARIANT_PARTS: ReadonlyMap<string, string> = new Map([
  ['when', 'who it is for'],
  ['order', 'order of the blocks'],
  ['hide', 'hidden blocks'],
  ['show', 'shown blocks'],
  ['place', 'order of the blocks'],
]);

/** A value in a line; null for lists and groups. */
const formatValue = (value: unknown): string | null => {
  if (value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.length <= 200 ? `“${value}”` : null;
};

const labelOf = (schema: unknown, [name, ...inner]: readonly string[]): string => {
  const field = isJsonObject(schema)
    ? fieldsOf(schema).find((each) => each.name === name)
    : undefined;
  if (!field) return '';
  const rest = labelOf(field.schema, inner);
  return rest ? `${field.label}, ${rest}` : field.label;
};

/** What a clash is about within one block. */
const partOfBlock = (
  draft: Draft,
  types: BlockTypes,
  [id = '', part, ...path]: readonly string[],
): string => {
  const title = titleOfBlock({ blocks: new Map(Object.entries(draft.blocks)), types }, id);
  const name = title === '' ? 'A block' : title;
  if (part === undefined) return name;
  if (part === 'settings') {
    const label = labelOf(types.get(draft.blocks[id]?.type ?? '')?.settings, path);
    return `${name}: ${label || 'settings'}`;
  }
  return part === 'slots' ? `${name}: order of its blocks` : `${name}: who sees it`;
};

const partOf = (draft: Draft, types: BlockTypes, path: readonly string[]): string => {
  const [first = '', second, third = '', ...rest] = path;
  if (first === 'blocks') return partOfBlock(draft, types, path.slice(1));
  if (first === 'order' && second !== undefined)
    return `${partOfBlock(draft, types, [second])}: position`;
  if (first !== 'variants' || second === undefined) return PAGE_PARTS[first] ?? 'The page';
  const part =
    third === 'blocks'
      ? partOfBlock(draft, types, rest)
      : (VARIANT_PARTS.get(third) ?? 'the variant');
  return `Variant “${second}”: ${part}`;
};

/** @param draft a version that has the blocks of both */
export const describeClash = (draft: Draft, types: BlockTypes, clash: Clash): DescribedClash => {
  const { path, mine, theirs } = clash;
  const isBlock = path.length === 2 && path[0] === 'blocks';
  const format = (value: unknown) =>
    isBlock ? (value === undefined ? 'removed' : 'changed') : formatValue(value);
  const isPosition = path[0] === 'order' || (mine === undefined && theirs === undefined);
  return {
    what: partOf(draft, types, path),
    mine: isPosition ? null : format(mine),
    theirs: isPosition ? null : format(theirs),
  };
};
