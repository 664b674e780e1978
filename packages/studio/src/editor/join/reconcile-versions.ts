import { type Draft, type DraftBlock, variantsOf } from '../model/draft.ts';
import { knownIds } from '../model/edit-blocks.ts';
import { sameJson } from '../model/json.ts';
import type { Clash, Preference } from './join-values.ts';

/** What belongs to one version of a block's type. */
type Versioned = Pick<DraftBlock, 'type' | 'version' | 'settings'>;

/** A block by where it is written: on the page under '', and in variants under their names. */
type Writings = ReadonlyMap<string, Versioned>;

const ON_PAGE = '';

const versionedOf = ({ type, version, settings }: DraftBlock): Versioned => ({
  ...(type === undefined ? {} : { type }),
  ...(version === undefined ? {} : { version }),
  ...(settings === undefined ? {} : { settings }),
});

const writingsOf = (draft: Draft, id: string): Writings => {
  const all = [
    [ON_PAGE, draft.blocks] as const,
    ...variantsOf(draft).map(({ name, blocks = {} }) => [name, blocks] as const),
  ];
  return new Map(
    all.flatMap(([name, blocks]) => {
      const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined;
      const versioned = block && versionedOf(block);
      return versioned && Object.keys(versioned).length > 0 ? [[name, versioned] as const] : [];
    }),
  );
};

/** The type and version of a block; undefined if it has none. */
const headOf = (writings: Writings): Versioned | undefined => {
  const head = [...writings.values()].find(({ type }) => type !== undefined);
  return head && { type: head.type, version: head.version ?? 1 };
};

const sameWritings = (left: Writings, right: Writings): boolean =>
  sameJson(Object.fromEntries(left), Object.fromEntries(right));

const withVersioned = (
  { type: _type, version: _version, settings: _settings, ...rest }: DraftBlock,
  versioned: Versioned,
): DraftBlock => ({ ...versioned, ...rest });

type Blocks = Readonly<Record<string, DraftBlock>>;

/** The blocks of the page or of a variant, with one as another edit has it. */
const blocksWith = (blocks: Blocks, id: string, name: string, writings: Writings): Blocks => {
  const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined;
  const wanted = writings.get(name);
  if (!block && !wanted) return blocks;
  // Elsewhere the other edit has the type: what names a type here goes on naming one.
  const versioned = wanted ?? (block?.type === undefined ? {} : headOf(writings));
  const made = withVersioned(block ?? {}, versioned ?? {});
  const { [id]: _block, ...others } = blocks;
  return Object.keys(made).length > 0 ? { ...blocks, [id]: made } : others;
};

const draftWith = (draft: Draft, id: string, writings: Writings): Draft => ({
  ...draft,
  blocks: blocksWith(draft.blocks, id, ON_PAGE, writings),
  ...(draft.variants && {
    variants: draft.variants.map((variant) => {
      const { blocks: before = {}, ...rest } = variant;
      const blocks = blocksWith(before, id, variant.name, writings);
      if (blocks === before) return variant;
      return Object.keys(blocks).length > 0 ? { ...rest, blocks } : rest;
    }),
  }),
});

interface Drafts {
  readonly base: Draft;
  readonly mine: Draft;
  readonly theirs: Draft;
}

/**
 * Decides about blocks that both changed and that have another type or version in each: settings of two versions cannot be
 * joined. Type, version and all settings of such a block, variants included, are one part.
 */
export const reconcileVersions = (
  drafts: Drafts,
  by: Preference,
): Drafts & { readonly clashes: readonly Clash[] } => {
  const { base } = drafts;
  let { mine, theirs } = drafts;
  const clashes: Clash[] = [];
  for (const id of knownIds(mine)) {
    const [was, here, there] = [base, mine, theirs].map((draft) => writingsOf(draft, id));
    if (!was || !here || !there) continue;
    const [head, other] = [headOf(here), headOf(there)];
    if (!head || !other || sameJson(head, other)) continue;
    if (sameWritings(was, here) || sameWritings(was, there)) continue;
    clashes.push({
      path: ['blocks', id],
      mine: Object.fromEntries(here),
      theirs: Object.fromEntries(there),
    });
    if (by === 'mine') theirs = draftWith(theirs, id, here);
    else mine = draftWith(mine, id, there);
  }
  return { base, mine, theirs, clashes };
};
