import { type BlockChange, diffBlocks } from '@broadsheet/layout-engine/diff/diff-blocks';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import { type Arrangement, arrange, ORDER, slotKey } from '../editor/model/arrange.ts';
import type { Draft, Scope } from '../editor/model/draft.ts';
import { type BlockTypes, listPlacements } from '../editor/model/grammar.ts';
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
  const [list, ids] = listWith(arranged, id);
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

const describeType = (
  { types, nameById }: DraftPair,
  id: string,
  before: string,
  after: string,
): string => {
  const [[was = ''], [is = '']] = [before.split('@'), after.split('@')];
  if (was === is) return `Block ${nameById(id)} was updated to another version.`;
  return `Block ${nameById(id)} is now “${types.get(is)?.title ?? is}” (was “${types.get(was)?.title ?? was}”).`;
};

interface ArrangedPair {
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
      return [describeType(pair, id, change.before, change.after)];
    case 'settings': {
      const settings = (arranged: Arrangement) => arranged.blocks.get(id)?.settings ?? {};
      const schema = pair.types.get(change.type)?.settings;
      return describeSettings(schema, settings(was), settings(is)).map(
        (sentence) => `${name}: ${sentence}`,
      );
    }
  }
};

/** What differs in the blocks of one scope of a page, a sentence each. */
export const describeBlocks = (
  pair: DraftPair,
  scopes: readonly [Scope, Scope],
): readonly string[] => {
  const arranged = { was: arrange(pair.before, scopes[0]), is: arrange(pair.after, scopes[1]) };
  return diffBlocks(treeOf(arranged.was), treeOf(arranged.is)).flatMap((change) =>
    describeChange(pair, arranged, change),
  );
};
