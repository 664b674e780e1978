import { useRef } from 'react';
import { DropIndicator, useDragAndDrop } from 'react-aria-components';
import type { Editing } from '../editing.ts';
import type { Row } from '../model/outline.ts';
import { createDropJudge } from '../model/places.ts';

const DRAGGED = 'application/x-broadsheet-block';

/** Dragging rows by mouse, touch, keyboard and screen reader, to where the grammar lets them stand. */
export const useOutlineDrag = (editing: Editing) => {
  const dragged = useRef<ReturnType<typeof createDropJudge> | null>(null);
  const { dragAndDropHooks } = useDragAndDrop<Row>({
    getItems: (keys) =>
      [...keys].map((key) => ({ [DRAGGED]: String(key), 'text/plain': String(key) })),
    getAllowedDropOperations: () => ['move'],
    acceptedDragTypes: [DRAGGED],
    onDragStart: ({ keys }) => {
      const [id] = keys;
      const { draft, scope, types } = editing.now();
      dragged.current = createDropJudge(draft, scope, types, String(id));
    },
    getDropOperation: (target) =>
      target.type === 'item' && dragged.current?.(String(target.key), target.dropPosition)
        ? 'move'
        : 'cancel',
    onMove: ({ keys, target }) => {
      const [id] = keys;
      const place = dragged.current?.(String(target.key), target.dropPosition);
      if (place && id !== undefined) editing.move(String(id), place);
    },
    onDragEnd: () => {
      dragged.current = null;
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="editor-drop" />,
  });
  return dragAndDropHooks;
};
