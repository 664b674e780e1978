import { type BlockChange, diffBlocks } from '@broadsheet/layout-engine/diff/diff-blocks';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import { type Arrangement, ORDER, slotKey } from '../editor/model/arrange.ts';
import type { Draft, DraftBlock } from '../editor/model/draft.ts';
import { type BlockTypes, listPlacements } from '../editor/model/grammar.ts';
import { sameJson } from '../editor/model/json.ts';
import { formatName } from '../format/format-name.ts';
import { describeSettings } from './describe-settings.ts';

/** The two versions of a page that are compared. */
export interface DraftPair {
  readonly before: Draft;
  readonly after: Draft;
  readonly types: BlockTypes;
  /** The display names of the blocks of both, quoted. */
  readonly nameById: (id: string) => string;
}

/** The visible blocks as a tree. A block that is inside itself is listed once. */
const treeOf = (arranged: Arrangement): readonly PlanBlock[] => {
  const placements = listPlacements(arranged);
  const blocksIn = (list: string): readonly PlanBlock[] =>
    placements.flatMap((placement) => {
      if (placement.list !== list) return [];
      const { id, type } = placement;
      const { version = 1, settings = {} } = arranged.blocks.get(id) ?? {};
      const prefix = slotKey(id, '');
      const slots = [...arranged.lists.keys()].filter((key) => key.startsWith(prefix));
      return {
        ...{ id, type, version, settings },
        slots: Object.fromEntries(slots.map((key) => [key.slice(prefix.length), blocksIn(key)])),
      };
    });
  return blocksIn(ORDER);
};

const listWith = ({ lists }: Arrangement, id: string) =>
  [...lists].find(([, ids]) => ids.includes(id)) ?? ([ORDER, []] as const);

/** Where a block is: "below “Search”", "above “Quote” in “Main” of “Columns”". */
const describePosition = (
  pair: DraftPair,
  arranged: Arrangement,
  id: string,
  isUp: boolean,
): string => {
  const [list, all] = listWith(arranged, id);
  const ids = all.filter((each) => each === id || !arranged.hidden.has(each));
  const at = ids.indexOf(id);
  const [previous, next] = [ids[at - 1], ids[at + 1]];
  const [owner = '', slot = ''] = list.split('.');
  const inside = list === ORDER ? '' : ` in “${formatName(slot)}” of ${pair.nameById(owner)}`;
  if (next !== undefined && (isUp || previous === undefined))
    return `above ${pair.nameById(next)}${inside}`;
  if (previous !== undefined) return `below ${pair.nameById(previous)}${inside}`;
  return inside === '' ? 'on the page' : inside.trim();
};

const isMovedUp = (before: Arrangement, after: Arrangement, id: string): boolean => {
  const [[was, wasIds], [is, isIds]] = [listWith(before, id), listWith(after, id)];
  return was === is && isIds.indexOf(id) < wasIds.indexOf(id);
};

const typeOf = ({ types }: DraftPair, { type = '' }: DraftBlock): string =>
  types.get(type)?.type ?? type;

const describeType = (
  pair: DraftPair,
  id: string,
  was: DraftBlock,
  is: DraftBlock,
): readonly string[] => {
  const [before, after] = [typeOf(pair, was), typeOf(pair, is)];
  const [old, now] = [was.version ?? 1, is.version ?? 1];
  const name = pair.nameById(id);
  const titleOf = (type: string) => pair.types.get(type)?.title ?? type;
  if (before !== after)
    return [`Block ${name} is now “${titleOf(after)}” (was “${titleOf(before)}”).`];
  if (old === now) return [];
  const isNewest = now === pair.types.get(after)?.version;
  const version = now < old ? 'an earlier' : isNewest ? 'its newest' : 'a newer';
  // The settings of two versions have different schemas.
  const hint = sameJson(was.settings ?? {}, is.settings ?? {})
    ? ''
    : ' See Details for its settings.';
  return [
    `Block ${name} was ${now < old ? 'taken back' : 'updated'} to ${version} version.${hint}`,
  ];
};

const describeSettingsOf = (
  pair: DraftPair,
  id: string,
  was: DraftBlock,
  is: DraftBlock,
): readonly string[] => {
  const type = typeOf(pair, is);
  if (typeOf(pair, was) !== type || (was.version ?? 1) !== (is.version ?? 1)) return [];
  const { settings } = pair.types.get(type) ?? {};
  return describeSettings(settings, was.settings ?? {}, is.settings ?? {}).map(
    (sentence) => `${pair.nameById(id)}: ${sentence}`,
  );
};

/** What differs in one block itself, wherever it is. */
export const describeBlock = (
  pair: DraftPair,
  id: string,
  was: DraftBlock,
  is: DraftBlock,
): readonly string[] => [
  ...describeType(pair, id, was, is),
  ...describeSettingsOf(pair, id, was, is),
];

/** The blocks of two versions, each in one scope. */
export interface ArrangedPair {
  readonly was: Arrangement;
  readonly is: Arrangement;
}

const describeChange = (
  pair: DraftPair,
  { was, is }: ArrangedPair,
  change: BlockChange,
): readonly string[] => {
  const { id } = change;
  const name = pair.nameById(id);
  switch (change.kind) {
    case 'added':
      return [`Block ${name} added ${describePosition(pair, is, id, false)}.`];
    case 'removed':
      return [`Block ${name} removed. It was ${describePosition(pair, was, id, false)}.`];
    case 'moved':
      return [`Block ${name} moved ${describePosition(pair, is, id, isMovedUp(was, is, id))}.`];
    case 'type':
      return describeType(pair, id, was.blocks.get(id) ?? {}, is.blocks.get(id) ?? {});
    case 'settings':
      return describeSettingsOf(pair, id, was.blocks.get(id) ?? {}, is.blocks.get(id) ?? {});
  }
};

/** What differs in the blocks of one scope of a page, a sentence each. */
export const describeBlocks = (pair: DraftPair, arranged: ArrangedPair): readonly string[] =>
  diffBlocks(treeOf(arranged.was), treeOf(arranged.is)).flatMap((change) =>
    describeChange(pair, arranged, change),
  );
