import type { Site } from '../page/site.ts';
import { reportVisit } from './report-visit.ts';

/** A block counts as seen if half of it, or as much as fills half of the window, is visible for this long. */
const SEEN_SHARE = 0.5;
const SEEN_MS = 800;
/** Fine enough for a block that is several windows high. */
const THRESHOLDS = Array.from({ length: 21 }, (_, at) => at / 20);

const isInSight = ({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean =>
  intersectionRatio >= SEEN_SHARE ||
  (rootBounds !== null && intersectionRect.height >= rootBounds.height * SEEN_SHARE);

/** The block's current element; a deferred block's placeholder does not count. */
const findBlock = (id: string): Element | null =>
  document.querySelector(`[data-block-id="${CSS.escape(id)}"]:not([data-block-state="deferred"])`);

/** Calls `seen` once, after the block was visible long enough without a pause. @returns stops watching */
const watchBlock = (id: string, seen: () => void): (() => void) => {
  let element: Element | null = null;
  let inSight = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const weigh = (): void => {
    clearTimeout(timer);
    if (inSight && document.visibilityState === 'visible') timer = setTimeout(finish, SEEN_MS);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const before = inSight;
      inSight = entries.reduce((_, entry) => isInSight(entry), inSight);
      if (inSight !== before) weigh();
    },
    { threshold: THRESHOLDS },
  );
  // A deferred or refreshed block is a new element.
  const follow = (): void => {
    const found = findBlock(id);
    if (found === element) return;
    observer.disconnect();
    inSight = false;
    weigh();
    element = found;
    if (element) observer.observe(element);
  };
  const changes = new MutationObserver(follow);
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    changes.disconnect();
    document.removeEventListener('visibilitychange', weigh);
  };
  const finish = (): void => {
    stop();
    seen();
  };
  document.addEventListener('visibilitychange', weigh);
  changes.observe(document.body, { childList: true, subtree: true });
  follow();
  return stop;
};

/** Reports the experiments of the shown page whose blocks were seen, each once. */
export const watchActivations = (site: Site): void => {
  site.leave?.();
  const { page, activations = [] } = site.page;
  const stops = activations.map(({ experiment, block }) =>
    watchBlock(block, () => reportVisit({ path: page.path, experiment })),
  );
  site.leave = () => {
    for (const stop of stops) stop();
  };
};
