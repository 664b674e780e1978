import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Editing, targetsOf } from '../editing.ts';
import { arrange } from '../model/arrange.ts';
import { slotsOf } from '../model/grammar.ts';
import { createDropValidator } from '../model/places.ts';
import { dragOverPage } from './drag-over-page.ts';
import { type DropLine, dropLines } from './drop-lines.ts';
import { selectByClick } from './select-by-click.ts';
import { boxesOf } from './watch-frame.ts';

interface CanvasDragInput {
  readonly editing: Editing;
  readonly page: Window | null;
  readonly area: RefObject<HTMLElement | null>;
  /** The element that follows the pointer. */
  readonly carried: RefObject<HTMLElement | null>;
  readonly scale: number;
}

export interface Carried {
  readonly id: string;
  readonly line: DropLine | null;
}

/** Drags blocks in the preview: the dragged block, and how a drag starts at a handle. */
export const useCanvasDrag = (input: CanvasDragInput) => {
  const [dragged, setDragged] = useState<Carried | null>(null);
  const latest = useRef(input.editing);
  latest.current = input.editing;
  const begin = (id: string, event: PointerEvent<HTMLElement>) => {
    const { page, area, carried, scale, editing } = input;
    if (!page || event.button !== 0 || dragged) return;
    const { draft, scope, types } = editing;
    const arranged = arrange(draft, scope);
    const ids = targetsOf(editing, id);
    const validateDrop = createDropValidator(draft, scope, types, ids);
    const { shiftKey, ctrlKey, metaKey } = event;
    const slots = (each: string) => slotsOf(types, each, arranged.blocks.get(each)?.type ?? '');
    dragOverPage({
      grip: event.currentTarget,
      pointer: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      page,
      area: () => area.current?.getBoundingClientRect() ?? new DOMRect(),
      scale,
      lines: () => dropLines(arranged, boxesOf(page.document), id, slots),
      allows: ({ key, position }) => validateDrop(key, position) !== null,
      onCarry: ({ x, y }) => {
        if (carried.current) carried.current.style.transform = `translate(${x}px, ${y}px)`;
      },
      onLine: (line) => setDragged({ id, line }),
      onEnd: (line, wasDragged) => {
        setDragged(null);
        if (!wasDragged) selectByClick(latest.current, id, { shiftKey, ctrlKey, metaKey });
        const position = line && validateDrop(line.key, line.position);
        if (position) latest.current.move(ids, position);
      },
    });
    setDragged({ id, line: null });
  };
  return { dragged, begin };
};
