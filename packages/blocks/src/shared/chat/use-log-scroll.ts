import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Whoever is this near to the end reads the end. */
const END_PX = 48;
/** This near to the top, earlier messages are wanted. */
const TOP_PX = 160;

interface Shown {
  /** The number of the first message. */
  readonly first: number | null;
  /** Otherwise as soon as something else stands at the end. */
  readonly end: string;
  /** What stands at the end was written here. */
  readonly isOwn: boolean;
  /** The end is the newest. */
  readonly isNewest: boolean;
}

/**
 * Keeps who reads the end at the end, and who reads above where they are, whatever comes at either side.
 * @param onTop who reads has come near to the top
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something else stands at the end
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
