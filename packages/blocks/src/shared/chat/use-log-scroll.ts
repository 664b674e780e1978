import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A reader this close to the end follows the end. */
const END_PX = 48;
/** Earlier messages load when the reader is this close to the top. */
const TOP_PX = 160;

interface Shown {
  /** The number of the first message. */
  readonly first: number | null;
  /** Changes as soon as the last message changes. */
  readonly end: string;
  /** True if the last message was written here. */
  readonly isOwn: boolean;
  /** True if the last shown message is the newest one. */
  readonly isNewest: boolean;
}

/**
 * Follows the end for a reader at the end, and holds the scroll position of any other reader when messages are added at
 * either side.
 * @param onTop called when the reader scrolls close to the top
 */
export const useLogScroll = ({ first, end, isOwn, isNewest }: Shown, onTop: () => void) => {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<{ readonly first: number | null; readonly height: number } | null>(null);
  const isFollowing = useRef(isNewest);
  const [isAtEnd, setAtEnd] = useState(isNewest);
  const [hasNews, setNews] = useState(false);
  const toEnd = (): void => {
    if (ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  };

  useLayoutEffect(() => {
    const log = ref.current;
    if (!log) return;
    if (before.current && before.current.first !== first && !isFollowing.current)
      log.scrollTop += log.scrollHeight - before.current.height;
    before.current = { first, height: log.scrollHeight };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the last message changes
  useEffect(() => {
    if (!isNewest) return;
    if (isFollowing.current || isOwn) toEnd();
    else setNews(true);
  }, [end]);

  const onScroll = (): void => {
    const log = ref.current;
    if (!log) return;
    isFollowing.current = log.scrollHeight - log.scrollTop - log.clientHeight < END_PX;
    setAtEnd(isFollowing.current);
    if (isFollowing.current) setNews(false);
    if (log.scrollTop < TOP_PX && !isFollowing.current) onTop();
  };
  return { ref, isAtEnd, hasNews, onScroll, toEnd };
};
