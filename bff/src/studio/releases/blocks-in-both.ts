import { nodeAt, parseJson, plainValue } from '@broadsheet/layout-engine/json-source';

type Blocks = ReadonlyMap<string, { readonly type: string; readonly json: string }>;

/** The blocks of a layout by id; empty for every other text. */
const blocksOf = (file: string, text: string | null): Blocks => {
  const { source } = parseJson(file, text ?? '');
  const node = source && nodeAt(source.root, ['blocks']);
  if (node?.type !== 'Object') return new Map();
  const blocks: unknown = plainValue(node);
  if (typeof blocks !== 'object' || blocks === null) return new Map();
  return new Map(
    Object.entries(blocks).map(([id, block]: [string, unknown]) => {
      const type = typeof block === 'object' && block !== null && 'type' in block ? block.type : id;
      return [id, { type: String(type), json: JSON.stringify(block) }];
    }),
  );
};

const changedIn = (live: Blocks, edited: Blocks): ReadonlySet<string> =>
  new Set(
    [...live.keys(), ...edited.keys()].filter((id) => live.get(id)?.json !== edited.get(id)?.json),
  );

/** The types of the blocks that both texts make something else of than the live one. Pure. */
export const blocksInBoth = (
  file: string,
  live: string | null,
  texts: readonly [string | null, string | null],
): readonly string[] => {
  const before = blocksOf(file, live);
  const [first, second] = [blocksOf(file, texts[0]), blocksOf(file, texts[1])];
  const changedByFirst = changedIn(before, first);
  return [...changedIn(before, second)]
    .filter((id) => changedByFirst.has(id))
    .map((id) => (before.get(id) ?? second.get(id) ?? first.get(id))?.type ?? id);
};
