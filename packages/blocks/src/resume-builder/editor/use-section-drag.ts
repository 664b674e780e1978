import type { ResumeSection } from '@broadsheet/contract/entities/json-resume';
import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

interface SectionDrag {
  readonly list: RefObject<HTMLUListElement | null>;
  /** The section that is being dragged. */
  readonly dragged: ResumeSection | null;
  readonly onPointerDown: (section: ResumeSection, event: ReactPointerEvent) => void;
}

/** The target index: the number of other sections whose heading is above the pointer. */
const indexAt = (list: HTMLElement, dragged: string, y: number): number =>
  [...list.querySelectorAll<HTMLElement>(':scope > [data-section]')]
    .filter(({ dataset }) => dataset.section !== dragged)
    .filter(({ firstElementChild }) => {
      const head = firstElementChild?.getBoundingClientRect();
      return head !== undefined && head.top + head.height / 2 < y;
    }).length;

/** Reorders sections by dragging their handles with mouse, pen or touch. */
export const useSectionDrag = (
  order: readonly ResumeSection[],
  onMove: (section: ResumeSection, to: number) => void,
): SectionDrag => {
  const list = useRef<HTMLUListElement | null>(null);
  const [dragged, setDragged] = useState<ResumeSection | null>(null);
  const now = useRef({ order, onMove });
  now.current = { order, onMove };

  useEffect(() => {
    if (dragged === null) return;
    // Listens on the window: a handle that moves in the DOM loses its pointer capture.
    const onPointerMove = ({ clientY }: PointerEvent) => {
      if (!list.current) return;
      const to = indexAt(list.current, dragged, clientY);
      if (to !== now.current.order.indexOf(dragged)) now.current.onMove(dragged, to);
    };
    const stop = () => setDragged(null);
    window.addEventListener('pointermove', onPointerMove);
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
    return () => {
      window.removeEventListener('pointermove', onPointerMove);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
    };
  }, [dragged]);

  return {
    list,
    dragged,
    onPointerDown: (section, event) => {
      if (event.button === 0) setDragged(section);
    },
  };
};
