import { commonBlocks } from '@broadsheet/blocks/client-common';
import type { Action } from '@broadsheet/contract/actions';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type BlockComponent, BlockView } from './block-view.tsx';
import type { BlockState } from './page-state.ts';
import { trackBlockFault } from './track.ts';

type Components = Readonly<Record<string, () => Promise<unknown>>>;

const NO_SLOTS = {};
const roots = new Map<Element, Root>();

const findComponent = async (type: string): Promise<BlockComponent | undefined> => {
  const known: Components = Object.hasOwn(commonBlocks, type)
    ? commonBlocks
    : (await import('@broadsheet/blocks/client')).blockComponents;
  return Object.hasOwn(known, type)
    ? ((await known[type]?.()) as BlockComponent | undefined)
    : undefined;
};

/** Hydrates the server HTML of one block. An unknown type stays as it is and is counted. */
export const hydrateBlock = async (
  element: Element,
  block: BlockState,
  dispatch: (action: Action) => void,
): Promise<void> => {
  const id = element.getAttribute('data-block-id') ?? '';
  const type = element.getAttribute('data-block-type') ?? '';
  try {
    const component = await findComponent(type);
    if (!component) return trackBlockFault({ id, type, reason: 'unknown' });
    if (!element.isConnected) return;
    const props = { ...block, id, slots: NO_SLOTS, dispatch };
    const root = hydrateRoot(element, <BlockView component={component} {...props} />, {
      identifierPrefix: id,
      onRecoverableError: () => trackBlockFault({ id, type, reason: 'mismatch' }),
      onCaughtError: () => trackBlockFault({ id, type, reason: 'threw' }),
      onUncaughtError: () => trackBlockFault({ id, type, reason: 'threw' }),
    });
    roots.set(element, root);
  } catch {
    trackBlockFault({ id, type, reason: 'unloadable' });
  }
};

/** Unmounts blocks that are no longer in the document. */
export const releaseBlocks = (): void => {
  for (const [element, root] of roots) {
    if (element.isConnected) continue;
    root.unmount();
    roots.delete(element);
  }
};
