import { type RefObject, useEffect, useState } from 'react';

/** The width of an element, and whether it was ever visible. */
export const useIsNearby = (ref: RefObject<HTMLElement | null>) => {
  const [width, setWidth] = useState(0);
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    const sizes = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    const sights = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    sizes.observe(current);
    sights.observe(current);
    return () => {
      sizes.disconnect();
      sights.disconnect();
    };
  }, [ref]);
  return { width, wasSeen };
};
