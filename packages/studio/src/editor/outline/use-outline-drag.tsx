import { useRef } from 'react';
import { DropIndicator, useDragAndDrop } from 'react-aria-components';
import type { Editing } from '../editing.ts';
import type { Row } from '../model/outline.ts';
import { createDropValidator } from '../model/places.ts';

const DRAGGED = 'application/x-broadsheet-block';

/** Drags rows by mouse, touch, keyboard and screen reader to positions that the grammar allows. */
export const useOutlineDrag = (editing: Editing) => {
  const dragged = useRef<ReturnType<typeof createDropValidator> | null>(null);
  const { dragAndDropHooks } = useDragAndDrop<Row>({
    getItems: (keys) =>
      [...keys].map((key) => ({ [DRAGGED]: String(key), 'text/plain': String(key) })),
    getAllowedDropOperations: () => ['move'],
    acceptedDragTypes: [DRAGGED],
    onDragStart: ({ keys }) => {
      const { draft, scope, types } = editing.now();
      dragged.current = createDropValidator(draft, scope, types, [...keys].map(String));
    },
    getDropOperation: (target) =>
      target.type === 'item' && dragged.current?.(String(target.key), target.dropPosition)
        ? 'move'
        : 'cancel',
    onMove: ({ keys, target }) => {
      const position = dragged.current?.(String(target.key), target.dropPosition);
      if (position) editing.move([...keys].map(String), position);
    },
    onDragEnd: () => {
      dragged.current = null;
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="editor-drop" />,
  });
  return dragAndDropHooks;
};
