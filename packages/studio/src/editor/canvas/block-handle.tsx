import type { PointerEvent } from 'react';
import { Button, Group } from 'react-aria-components';
import type { Editing } from '../editing.ts';
import type { Box } from './watch-frame.ts';

interface BlockHandleProps {
  readonly id: string;
  readonly title: string;
  /** The box of the block on the screen. */
  readonly box: Box;
  /** The height of the visible part of the page. */
  readonly height: number;
  readonly editing: Editing;
  readonly onGrip: (id: string, event: PointerEvent<HTMLElement>) => void;
}

const HANDLE_PX = 40;

/** The handle at the corner of a block in the preview: drags it and, if selected, moves it by keys. */
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
