import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { formatName } from '../../format/format-name.ts';
import { type Arrangement, arrange, ORDER, slotKey } from './arrange.ts';
import { describeWhen } from './describe-when.ts';
import { conditionOf, type Draft, type Scope, variantOf } from './draft.ts';
import { type BlockTypes, slotsOf } from './grammar.ts';
import { isJsonObject } from './json.ts';

/** A row of the outline: a block, or one of its slots. */
export type Row =
  | {
      readonly kind: 'block';
      readonly id: string;
      readonly title: string;
      /** A short text from its settings; empty if they have none. */
      readonly line: string;
      /** Short notes on what is special about it. */
      readonly notes: readonly string[];
      readonly hidden: boolean;
      readonly rows: readonly Row[];
    }
  | {
      readonly kind: 'slot';
      readonly list: string;
      readonly title: string;
      readonly rows: readonly Row[];
    }
  | { readonly kind: 'out'; readonly title: string; readonly rows: readonly Row[] };

const OUT = 'left out';
/** Block ids contain no dot; the keys of slots and this key do. */
export const keyOfRow = (row: Row): string =>
  row.kind === 'block' ? row.id : row.kind === 'slot' ? row.list : OUT;

/** The display name of a block: the title of its type, or the type if it is unknown. */
export const titleOfBlock = (
  { blocks, types }: Pick<Arrangement, 'blocks'> & { readonly types: BlockTypes },
  id: string,
): string => {
  const type = blocks.get(id)?.type ?? '';
  return types.get(type)?.title ?? type;
};

/** Settings that hold a text for readers, not the name of a file or a menu. */
const TITLE_SETTINGS = ['title', 'label', 'text', 'name'];
const LINE_LENGTH = 70;

/** A text without the marks of Markdown, in one line. */
const plainOf = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(#{2,4}|[-*]|\d+\.) +/gm, '')
    .replace(/\*+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The first setting that describes a block in one line; empty if it has none. */
const lineOf = (settings: unknown): string => {
  if (!isJsonObject(settings)) return '';
  const key = TITLE_SETTINGS.find(
    (each) => typeof settings[each] === 'string' && settings[each] !== '',
  );
  const text = key === undefined ? '' : plainOf(String(settings[key]));
  return text.length > LINE_LENGTH ? `${text.slice(0, LINE_LENGTH - 1)}…` : text;
};

const notesOf = (
  draft: Draft,
  scope: Scope,
  arranged: Arrangement,
  types: BlockTypes,
  audiences: NamedAudiences,
  id: string,
) => {
  const block = arranged.blocks.get(id);
  const type = types.get(block?.type ?? '');
  const when =
    block?.when && Object.keys(block.when).length > 0 ? conditionOf(block.when) : undefined;
  const patch = variantOf(draft, scope)?.blocks?.[id];
  return [
    ...(type ? [] : [`This site has no block “${block?.type ?? '?'}”. Nothing is shown`]),
    ...(type && (block?.version ?? 1) < type.version ? ['Update available'] : []),
    ...(arranged.hidden.has(id) ? ['Hidden'] : []),
    ...(when === null ? ['For: a custom audience'] : []),
    ...(when ? [`For: ${describeWhen(when, audiences).replace(/\.$/, '')}`] : []),
    ...(type?.pinned ? ['Always shown'] : []),
    ...(patch?.settings && Object.hasOwn(draft.blocks, id) ? ['Changed in this variant'] : []),
    ...(scope !== null && !Object.hasOwn(draft.blocks, id) ? ['Only in variants'] : []),
  ];
};

/** The blocks of a page as a tree, with unplaced blocks at the end. */
export const outlineOf = (
  draft: Draft,
  scope: Scope,
  types: BlockTypes,
  audiences: NamedAudiences,
): readonly Row[] => {
  const arranged = arrange(draft, scope);
  const seen = new Set<string>();
  const blockRow = (id: string): readonly Row[] => {
    const block = arranged.blocks.get(id);
    if (!block || seen.has(id)) return [];
    seen.add(id);
    const type = block.type ?? '';
    const known = slotsOf(types, id, type);
    const written = [...arranged.lists.keys()].filter((key) => key.startsWith(`${id}.`));
    const rows = [...new Set([...known, ...written])].map(
      (list): Row => ({
        kind: 'slot',
        list,
        title: formatName(list.slice(slotKey(id, '').length)),
        rows: listRows(list),
      }),
    );
    return [
      {
        kind: 'block',
        id,
        title: titleOfBlock({ blocks: arranged.blocks, types }, id),
        line: lineOf(block.settings),
        notes: notesOf(draft, scope, arranged, types, audiences, id),
        hidden: arranged.hidden.has(id),
        rows,
      },
    ];
  };
  const listRows = (list: string): readonly Row[] =>
    (arranged.lists.get(list) ?? []).flatMap(blockRow);
  const page = listRows(ORDER);
  const out = [...arranged.blocks.keys()].flatMap(blockRow);
  return out.length > 0 ? [...page, { kind: 'out', title: 'Not on this page', rows: out }] : page;
};

export const everyRow = (rows: readonly Row[]): readonly Row[] =>
  rows.flatMap((row) => [row, ...everyRow(row.rows)]);

/** The blocks of the outline, from the first row to the last. */
export const blockIdsOf = (rows: readonly Row[]): readonly string[] =>
  everyRow(rows).flatMap((row) => (row.kind === 'block' ? [row.id] : []));

/** A block, then those below it, then those above it, nearest first: candidates for the focus after a removal. */
export const blocksBy = (rows: readonly Row[], id: string): readonly string[] => {
  const ids = blockIdsOf(rows);
  const at = ids.indexOf(id);
  return [...ids.slice(at), ...ids.slice(0, Math.max(at, 0)).reverse()];
};
