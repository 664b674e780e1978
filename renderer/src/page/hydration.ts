import type { Action } from '@broadsheet/contract/actions';
import type { PageState } from './page-state.ts';
import type { Site } from './site.ts';
import { trackBlockFault } from './track.ts';

/** Hydration starts this far below the window. */
const VISIBLE_MARGIN = '300px';

/** Hydrates blocks at once or when they come near, each once. React is loaded with the first one. */
export const createHydration = (dispatch: (action: Action) => void): Site['hydrate'] => {
  const waiting = new Map<Element, () => void>();
  const begun = new WeakSet<Element>();
  let loaded: Promise<typeof import('./hydrate-block.tsx')> | undefined;
  const load = () => {
    loaded ??= import('./hydrate-block.tsx');
    return loaded;
  };
  const forgetLoad = (): void => {
    loaded = undefined;
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        waiting.get(target)?.();
        forget(target);
      }
    },
    { rootMargin: VISIBLE_MARGIN },
  );
  const forget = (element: Element): void => {
    waiting.delete(element);
    observer.unobserve(element);
  };

  const wake = async (element: Element, blocks: PageState['blocks']): Promise<void> => {
    const id = element.getAttribute('data-block-id') ?? '';
    const block = blocks[id];
    if (!block) return;
    try {
      const { hydrateBlock } = await load();
      await hydrateBlock(element, block, dispatch);
    } catch {
      forgetLoad();
      const type = element.getAttribute('data-block-type') ?? '';
      trackBlockFault({ id, type, reason: 'unloadable' });
    }
  };

  return (root, blocks) => {
    for (const element of waiting.keys()) if (!element.isConnected) forget(element);
    void loaded?.then(({ releaseBlocks }) => releaseBlocks(), forgetLoad);
    for (const element of root.querySelectorAll(
      '[data-hydrate="load"], [data-hydrate="visible"]',
    )) {
      if (begun.has(element)) continue;
      begun.add(element);
      if (element.getAttribute('data-hydrate') === 'load') void wake(element, blocks);
      else {
        waiting.set(element, () => void wake(element, blocks));
        observer.observe(element);
      }
    }
  };
};
