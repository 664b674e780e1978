import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { createFragment } from '@broadsheet/contract/fragment';
import type { PageBlock } from '@broadsheet/contract/page-json';
import type { BlockReport } from '@broadsheet/contract/page-renderer';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { BlockComponent } from './block-view.tsx';
import type { CountedCache } from './counted-cache.ts';
import type { FramedBlock } from './fragment-cache.ts';
import { frameBlock, framePlaceholder } from './frame-block.tsx';
import type { Part } from './parts.ts';

export interface BlockCatalog {
  readonly definitions: BlockDefinitions;
  readonly components: Readonly<Record<string, BlockComponent>>;
}

/** The hydration data of a block. */
export interface HydratedBlock {
  readonly type: string;
  /** Its entry in the embedded page state. */
  readonly state: string;
  /** Equal keys mean equal entries; null if the entry is for one response only. */
  readonly key: string | null;
}

/** What rendering returns besides HTML. */
export interface Findings {
  readonly report: BlockReport;
  /** `<link rel="preload">` elements for the document's head. */
  readonly preloads: Set<string>;
  /** The preloads of blocks that are rendered for one response only. */
  readonly personalPreloads: Set<string>;
  /** In page order. */
  readonly hydrated: HydratedBlock[];
}

export const createFindings = (report: BlockReport): Findings => ({
  report,
  preloads: new Set(),
  personalPreloads: new Set(),
  hydrated: [],
});

type RenderBlock = (
  block: PageBlock,
  messages: Messages['page'],
  findings: Findings,
) => readonly Part[];

const NO_CHILDREN: ReadonlyMap<string, readonly Part[]> = new Map();

const asCacheEntry = (framed: FramedBlock): FramedBlock => ({
  ...framed,
  parts: framed.parts.map((part) => (typeof part === 'string' ? createFragment(part, true) : part)),
});

const withChildren = (
  { parts, slots }: FramedBlock,
  children: ReadonlyMap<string, readonly Part[]>,
): readonly Part[] =>
  slots.length === 0
    ? parts
    : parts.flatMap((part, at) => [part, ...(children.get(slots[at] ?? '') ?? [])]);

/**
 * Renders blocks with their children. The result is cached by revision for all pages that show the block; personal blocks
 * are not cached. A block that throws is left out and reported every time; rendering itself never throws.
 */
export const createBlockRenderer = (
  { definitions, components }: BlockCatalog,
  cache: CountedCache<FramedBlock>,
): RenderBlock => {
  const childrenOf = (
    { slots }: PageBlock,
    messages: Messages['page'],
    findings: Findings,
  ): ReadonlyMap<string, readonly Part[]> => {
    if (!slots) return NO_CHILDREN;
    const filled = Object.entries(slots).map(
      ([name, blocks]) =>
        [name, blocks.flatMap((child) => render(child, messages, findings))] as const,
    );
    return new Map(filled.filter(([, parts]) => parts.length > 0));
  };

  const render: RenderBlock = (block, messages, findings) => {
    const { id, type, revision, state } = block;
    const definition = definitions[type];
    const Block = components[type];
    if (!definition || !Block) {
      findings.report({ id, type, error: new Error(`no block type ${type}`) });
      return [];
    }
    const children = state === 'ready' ? childrenOf(block, messages, findings) : NO_CHILDREN;
    const filled = [...children.keys()];
    const isCached = state === 'ready' && definition.personal !== true;
    const key = !isCached ? null : [type, id, revision, ...filled].join('\n');

    const frame = (): FramedBlock => {
      if (state !== 'ready') return framePlaceholder(block, state, definition, messages);
      return frameBlock(Block, block, definition, filled);
    };
    try {
      const framed = key === null ? frame() : cache.getOrCreate(key, frame, asCacheEntry);
      const preloads = key === null ? findings.personalPreloads : findings.preloads;
      for (const link of framed.preloads) preloads.add(link);
      if (framed.state !== null) findings.hydrated.push({ type, state: framed.state, key });
      return withChildren(framed, children);
    } catch (error) {
      findings.report({ id, type, error });
      return framePlaceholder(block, 'failed', definition, messages).parts;
    }
  };
  return render;
};
