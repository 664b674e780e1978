import type { Draft } from '../model/draft.ts';
import type { BlockTypes } from '../model/grammar.ts';
import { titleOfBlock } from '../model/outline.ts';
import { fieldAt } from '../settings/field-at.ts';
import type { Schema } from '../settings/field-kind.ts';
import { formatSetting } from '../settings/format-setting.ts';
import type { Clash } from './join-values.ts';

/** A clash for people. */
export interface DescribedClash {
  /** What both changed, such as “Quote: Author”. */
  readonly what: string;
  /** What each made of it; null if that cannot be said in a line. */
  readonly mine: string | null;
  readonly theirs: string | null;
}

const NO_SCHEMA: Schema = {};

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

/** The schema and the labels of the setting that a path within a block names; null if it names none. */
const settingOf = (
  draft: Draft,
  types: BlockTypes,
  [id = '', part, ...path]: readonly string[],
): { readonly label: string; readonly schema: Schema } | null =>
  part === 'settings' && path.length > 0
    ? fieldAt(types.get(draft.blocks[id]?.type ?? '')?.settings, path)
    : null;

/** What a clash is about within one block. */
const partOfBlock = (draft: Draft, types: BlockTypes, path: readonly string[]): string => {
  const [id = '', part] = path;
  const title = titleOfBlock({ blocks: new Map(Object.entries(draft.blocks)), types }, id);
  const name = title === '' ? 'A block' : title;
  if (part === undefined) return name;
  if (part === 'settings') return `${name}: ${settingOf(draft, types, path)?.label ?? 'settings'}`;
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
  const blocksAt = path.indexOf('blocks');
  const setting = blocksAt < 0 ? null : settingOf(draft, types, path.slice(blocksAt + 1));
  const format = (value: unknown) =>
    isBlock
      ? value === undefined
        ? 'removed'
        : 'changed'
      : formatSetting(setting?.schema ?? NO_SCHEMA, value);
  const isPosition = path[0] === 'order' || (mine === undefined && theirs === undefined);
  return {
    what: partOf(draft, types, path),
    mine: isPosition ? null : format(mine),
    theirs: isPosition ? null : format(theirs),
  };
};
