import type { CSSProperties, PointerEvent } from 'react';
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

/**
 * Where the handle of a block stands: above it, where the page has room for it, else at its upper right corner, where
 * it covers the least text. The text of the block can then be pressed.
 */
const handlePosition = (box: Box, height: number): CSSProperties => {
  const left = Math.max(box.left, 0);
  const above = box.top - HANDLE_PX;
  if (above >= 0) return { top: Math.min(above, height - HANDLE_PX), left };
  return { top: 0, left, width: box.width, justifyContent: 'end' };
};

/** The handle of a block in the preview: drags it and, if selected, moves it by keys. */
export const BlockHandle = ({ id, title, box, height, editing, onGrip }: BlockHandleProps) => {
  const isSelected = editing.selected === id;
  return (
    <Group
      aria-label={`${title} on the page`}
      className="editor-handle"
      data-kind={isSelected ? 'selected' : 'hovered'}
      style={handlePosition(box, height)}
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
          <Button
            className="editor-handle-step"
            aria-label={`Add a block below ${title}`}
            onPress={() => editing.openInsertDialog(id)}
          >
            +
          </Button>
        </>
      )}
    </Group>
  );
};
