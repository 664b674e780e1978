import type { PointerEvent } from 'react';
import { Button, Group } from 'react-aria-components';
import type { Editing } from '../editing.ts';
import type { Box } from './watch-frame.ts';

interface BlockHandleProps {
  readonly id: string;
  readonly title: string;
  /** Of the block, as it stands on the screen. */
  readonly box: Box;
  /** How much of the page is seen. */
  readonly height: number;
  readonly editing: Editing;
  readonly onGrip: (id: string, event: PointerEvent<HTMLElement>) => void;
}

const HANDLE_PX = 40;

/** At the corner of a block of the page: something to drag it by and, of the selected one, to move it by keys. */
export const BlockHandle = ({ id, title, box, height, editing, onGrip }: BlockHandleProps) => {
  const isSelected = editing.selected === id;
  const top = Math.min(Math.max(box.top, 0), height - HANDLE_PX);
  return (
    <Group
      aria-label={`${title} on the page`}
      className="editor-handle"
      data-kind={isSelected ? 'selected' : 'hovered'}
      style={{ top, left: Math.max(box.left, 0) }}
    >
      {/* For pointers: keys have the buttons beside it, and the outline. */}
      <span
        aria-hidden="true"
        className="editor-handle-grip"
        onPointerDown={(event) => onGrip(id, event)}
      >
        ⠿ {title}
      </span>
      {isSelected && (
        <>
          <Button
            className="editor-handle-step"
            aria-label={`Move ${title} up`}
            onPress={() => editing.shift(id, -1)}
          >
            ↑
          </Button>
          <Button
            className="editor-handle-step"
            aria-label={`Move ${title} down`}
            onPress={() => editing.shift(id, 1)}
          >
            ↓
          </Button>
        </>
      )}
    </Group>
  );
};
