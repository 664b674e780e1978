import { useEffect, useRef, useState } from 'react';

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The size of an element; null until it is measured. */
export const useRoom = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setRoom({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
};
