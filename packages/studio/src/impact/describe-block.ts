import type { Impact } from '@broadsheet/contract/studio/impact';
import { describeSetting } from '../compare/describe-settings.ts';
import { fieldAt } from '../editor/settings/field-at.ts';
import type { TitleOf } from './block-titles.ts';

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

/** Describes one changed value, a sentence each. @param name the subject if the path is empty; @param schema of the settings, for its labels */
export const describeValue = (
  name: string,
  { path, before, after }: ValueImpact,
  schema?: unknown,
): readonly string[] => {
  if (path === '') return [`${name} changed.`];
  const field = fieldAt(schema, path.split('.'));
  const lines = describeSetting(field.label, field.schema, before, after);
  return lines.length > 0 ? lines : [`${field.label} changed.`];
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
      return block.values
        .flatMap((value) => describeValue('Settings', value, schemaOf(block.type)))
        .map((line) => `${title}: ${line}`);
    case 'type':
      return [`${title} changes to another block type or version.`];
  }
};
