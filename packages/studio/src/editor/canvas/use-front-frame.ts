import { useEffect, useRef, useState } from 'react';

type FrameIndex = 0 | 1;

interface FrontEvents {
  /** Called before another page comes to the front. */
  readonly onLeave: () => void;
  readonly onFront: (page: Window) => void;
}

/**
 * Two frames, one in front. The one behind loads, takes over the scroll position and comes to the front without a flash.
 * @param revision a new number reloads the page
 */
export const useFrontFrame = (href: string, revision: number, events: FrontEvents) => {
  const refs = [useRef<HTMLIFrameElement>(null), useRef<HTMLIFrameElement>(null)] as const;
  const [front, setFront] = useState<FrameIndex>(0);
  const back = front === 0 ? 1 : 0;
  const loading = useRef<FrameIndex | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save or another path loads the page; a swap does not
  useEffect(() => {
    loading.current = back;
    refs[back].current?.contentWindow?.location.replace(href);
  }, [href, revision]);
  const bringToFront = (at: FrameIndex) => {
    const page = refs[at].current?.contentWindow;
    if (!page || loading.current !== at || page.location.href === 'about:blank') return;
    loading.current = null;
    events.onLeave();
    const before = refs[at === 0 ? 1 : 0].current?.contentWindow;
    page.scrollTo({ top: before?.scrollY ?? 0, behavior: 'instant' });
    events.onFront(page);
    setFront(at);
  };
  return { refs, front, page: refs[front].current?.contentWindow ?? null, bringToFront };
};
