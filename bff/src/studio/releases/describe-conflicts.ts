import type { ReleaseConflict } from '@broadsheet/contract/studio/release';
import { nodeAt, parseJson, plainValue } from '@broadsheet/layout-engine/json-source';
import type { DocumentConflict, ReleaseDocument } from '@broadsheet/publishing/release-documents';

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

/** The types of the blocks that an edit changes, by id. */
const changedIn = (live: Blocks, edited: Blocks): ReadonlyMap<string, string> =>
  new Map(
    [...new Set([...live.keys(), ...edited.keys()])]
      .filter((id) => live.get(id)?.json !== edited.get(id)?.json)
      .map((id) => [id, (live.get(id) ?? edited.get(id))?.type ?? id]),
  );

/** The same function, which makes each value once. */
const memoize = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const entry = made.get(key) ?? { value: make(key) };
    made.set(key, entry);
    return entry.value;
  };
};

/**
 * Names drafts in conflict, and the blocks that both make something else of than the live text. Parses each text once,
 * however many others it is in conflict with. Pure.
 */
export const describeConflicts = (
  conflicts: readonly DocumentConflict[],
  liveTextOf: (file: string) => string | null,
  titleOf: (type: string) => string,
): ReleaseConflict[] => {
  const liveBlocks = memoize((file: string) => blocksOf(file, liveTextOf(file)));
  const changedBlocks = memoize(({ file, text }: ReleaseDocument) =>
    changedIn(liveBlocks(file), blocksOf(file, text)),
  );
  return conflicts.map(({ file, first, second }) => {
    const changedByFirst = changedBlocks(first);
    const types = [...changedBlocks(second)].filter(([id]) => changedByFirst.has(id));
    const blocks = [...new Set(types.map(([, type]) => titleOf(type)))];
    return { file, drafts: [first.draft, second.draft], blocks };
  });
};
