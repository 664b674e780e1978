import { LAYOUT_MAX_BLOCKS, LAYOUT_MAX_DEPTH } from '@broadsheet/contract/layout';
import { isPageName, kindOfPage } from '@broadsheet/contract/page-name';
import type { StudioBlockType } from '@broadsheet/contract/studio/content-calls';
import { formatName } from '../../format/format-name.ts';
import { type Arrangement, ORDER, slotKey } from './arrange.ts';

export type BlockTypes = ReadonlyMap<string, StudioBlockType>;

export interface BlockPlacement {
  readonly id: string;
  readonly type: string;
  /** The list that contains it. */
  readonly list: string;
  /** 1 for a top-level block. */
  readonly depth: number;
  /** True if some people in the scope do not see it. */
  readonly sometimes: boolean;
}

/** Lists the visible blocks in reading order, parents before children. A cycle is visited once. */
export const listPlacements = ({
  blocks,
  lists,
  hidden,
}: Arrangement): readonly BlockPlacement[] => {
  const found: BlockPlacement[] = [];
  const visit = (list: string, depth: number, around: boolean): void => {
    for (const id of lists.get(list) ?? []) {
      const block = blocks.get(id);
      if (!block || hidden.has(id) || found.some((each) => each.id === id)) continue;
      const sometimes = around || Object.keys(block.when ?? {}).length > 0;
      found.push({ id, type: block.type ?? '', list, depth, sometimes });
      for (const key of lists.keys())
        if (key.startsWith(`${id}.`)) visit(key, depth + 1, sometimes);
    }
  };
  visit(ORDER, 1, false);
  return found;
};

/** A fault of an arrangement: its key and a sentence. */
export interface Fault {
  readonly key: string;
  readonly sentence: string;
}

const titleOf = (types: BlockTypes, type: string): string => types.get(type)?.title ?? type;

const nameSlot = (slot: string): string => `“${formatName(slot)}”`;

const slotFaults = (
  { blocks }: Arrangement,
  shown: readonly BlockPlacement[],
  types: BlockTypes,
): Fault[] =>
  shown.flatMap(({ id, type, list }) => {
    if (list === ORDER) return [];
    const [parent = '', slot = ''] = list.split('.');
    const holder = types.get(blocks.get(parent)?.type ?? '');
    const rule = holder && Object.hasOwn(holder.slots, slot) ? holder.slots[slot] : undefined;
    if (!holder) return [];
    const where = `${nameSlot(slot)} of ${holder.title}`;
    if (!rule)
      return [{ key: `slot ${id} ${list}`, sentence: `${holder.title} has no ${nameSlot(slot)}.` }];
    const faults: Fault[] = [];
    if (rule.accepts && !rule.accepts.includes(type)) {
      const may = rule.accepts.map((each) => titleOf(types, each)).join(', ');
      faults.push({
        key: `accepts ${id} ${list}`,
        sentence: `${titleOf(types, type)} cannot go in ${where}. Only ${may} can.`,
      });
    }
    const count = shown.filter((each) => each.list === list).length;
    if (rule.limit !== null && count > rule.limit)
      faults.push({
        key: `full ${list} ${count}`,
        sentence: `${where} can hold up to ${rule.limit}.`,
      });
    return faults;
  });

const typeFaults = (page: string, shown: readonly BlockPlacement[], types: BlockTypes): Fault[] => {
  const kind = isPageName(page) ? kindOfPage(page) : page;
  return shown.flatMap(({ id, type }) => {
    const known = types.get(type);
    if (!known) return [];
    const count = shown.filter((each) => each.type === type).length;
    return [
      ...(known.pages && !known.pages.includes(kind)
        ? [{ key: `page ${id}`, sentence: `${known.title} cannot go on this page.` }]
        : []),
      ...(known.limit !== null && count > known.limit
        ? [
            {
              key: `limit ${type} ${count}`,
              sentence: `A page can have ${known.title} only ${known.limit === 1 ? 'once' : `${known.limit} times`}.`,
            },
          ]
        : []),
    ];
  });
};

const pinnedFaults = (
  { blocks }: Arrangement,
  shown: readonly BlockPlacement[],
  types: BlockTypes,
): Fault[] =>
  [...blocks].flatMap(([id, { type = '' }]) => {
    const known = types.get(type);
    if (!known?.pinned && !known?.primary) return [];
    const found = shown.find((each) => each.id === id);
    if (found && !found.sometimes) return [];
    const why = known.pinned ? 'must always show' : 'is the main block of this page';
    return [
      { key: `pinned ${id}`, sentence: `${known.title} ${why}. You can move it but not hide it.` },
    ];
  });

const ringFaults = ({ lists }: Arrangement): Fault[] =>
  [...lists].flatMap(([list, ids]) => {
    const around = (key: string, seen: readonly string[]): boolean => {
      const [owner = ''] = key.split('.');
      if (key === ORDER || seen.includes(owner)) return seen.includes(owner);
      const outer = [...lists].find(([, those]) => those.includes(owner))?.[0];
      return outer !== undefined && around(outer, [...seen, owner]);
    };
    return ids.length > 0 && around(list, [])
      ? [{ key: `ring ${list}`, sentence: 'You cannot put a block inside itself.' }]
      : [];
  });

/** Finds everything in an arrangement that the grammar of blocks and lists forbids. */
export const faultsOf = (
  page: string,
  arranged: Arrangement,
  types: BlockTypes,
): readonly Fault[] => {
  const shown = listPlacements(arranged);
  const deep = shown.find(({ depth }) => depth > LAYOUT_MAX_DEPTH);
  return [
    ...ringFaults(arranged),
    ...pinnedFaults(arranged, shown, types),
    ...typeFaults(page, shown, types),
    ...slotFaults(arranged, shown, types),
    ...(deep
      ? [
          {
            key: `deep ${deep.id}`,
            sentence: `You can nest blocks up to ${LAYOUT_MAX_DEPTH} levels deep.`,
          },
        ]
      : []),
    ...(shown.length > LAYOUT_MAX_BLOCKS
      ? [
          {
            key: `many ${shown.length}`,
            sentence: `A page can have up to ${LAYOUT_MAX_BLOCKS} blocks.`,
          },
        ]
      : []),
  ];
};

export const slotsOf = (types: BlockTypes, id: string, type: string): readonly string[] =>
  Object.keys(types.get(type)?.slots ?? {}).map((slot) => slotKey(id, slot));
