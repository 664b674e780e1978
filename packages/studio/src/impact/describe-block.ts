import type { Impact } from '@broadsheet/contract/studio/impact';
import type { TitleOf } from './block-titles.ts';
import { formatValue } from './format-value.ts';
import { labelOfPath } from './label-of-path.ts';

type PageChange = NonNullable<Impact['pages'][number]['changes']>[number];
type BlockImpact = PageChange['blocks'][number];
type BlockLocation = Extract<BlockImpact, { readonly place: unknown }>['place'];
type ValueImpact = Impact['files'][number]['values'][number];

const ORDER = 'order';

const formatLocation = ({ list, after }: BlockLocation, titleOf: TitleOf): string => {
  const parent = list === ORDER ? null : titleOf(list.slice(0, list.lastIndexOf('.')));
  const inside = parent ? ` in “${parent}”` : '';
  return after === null ? `first${inside}` : `after “${titleOf(after)}”${inside}`;
};

/** True if the value is an object, which does not fit into a sentence. */
const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Describes one changed value. @param name the subject if the path is empty; @param schema of the settings, for its labels */
export const describeValue = (
  name: string,
  { path, before, after }: ValueImpact,
  schema?: unknown,
): string => {
  const what = path === '' ? name : `“${labelOfPath(schema, path)}”`;
  if (path === '') return `${what} changed.`;
  if (before === undefined && isObject(after)) return `${what} is new.`;
  if (after === undefined && isObject(before)) return `${what} is removed.`;
  if (before === undefined) return `${what} is set to ${formatValue(after)}.`;
  if (after === undefined) return `${what} is removed (was ${formatValue(before)}).`;
  return `${what} changes from ${formatValue(before)} to ${formatValue(after)}.`;
};

/** Describes the changes of one block, a sentence each. @param schemaOf the schema of the settings of a type */
export const describeBlock = (
  block: BlockImpact,
  titleOf: TitleOf,
  schemaOf: (type: string) => unknown,
): readonly string[] => {
  const title = `“${titleOf(block.id, block.type)}”`;
  switch (block.kind) {
    case 'added':
      return [`${title} is added ${formatLocation(block.place, titleOf)}.`];
    case 'removed':
      return [`${title} is removed. It was ${formatLocation(block.place, titleOf)}.`];
    case 'moved':
      return [`${title} moves to ${formatLocation(block.place, titleOf)}.`];
    case 'settings':
      return block.values.map(
        (value) => `${title}: ${describeValue('settings', value, schemaOf(block.type))}`,
      );
    case 'type':
      return [`${title} changes to another block type or version.`];
  }
};
