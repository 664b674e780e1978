import { type RefObject, useRef } from 'react';
import type { Editing } from '../editing.ts';
import { titleOfBlock } from '../model/outline.ts';
import { BlockHandle } from './block-handle.tsx';
import { useCanvasDrag } from './use-canvas-drag.ts';
import { type Box, boxOf } from './watch-frame.ts';

interface PageOverlayProps {
  readonly page: Window | null;
  readonly area: RefObject<HTMLElement | null>;
  readonly scale: number;
  readonly height: number;
  readonly hovered: string | null;
  readonly editing: Editing;
}

const scaled = (box: Box, scale: number): Box => ({
  top: box.top * scale,
  left: box.left * scale,
  width: box.width * scale,
  height: box.height * scale,
});

/** An overlay above the page in its frame: handles of blocks, and the line of the drop position. */
export const PageOverlay = (props: PageOverlayProps) => {
  const { page, area, scale, height, hovered, editing } = props;
  const carried = useRef<HTMLDivElement>(null);
  const { dragged, begin } = useCanvasDrag({ editing, page, area, carried, scale });
  const titleOf = (id: string) => titleOfBlock(editing, id);
  const handled = dragged ? [dragged.id] : [...new Set([editing.selected, hovered])];
  const isSeen = ({ top, height: high }: Box) => top + high > 0 && top < height;
  const handles = handled.flatMap((id) => {
    const box = id !== null && editing.blocks.has(id) && page ? boxOf(page.document, id) : null;
    return id !== null && box ? [{ id, box: scaled(box, scale) }] : [];
  });
  return (
    <div className="editor-overlay" data-dragging={dragged !== null || undefined}>
      {handles
        // The handle that captures the pointer stays, even if its block is scrolled out of view.
        .filter(({ id, box }) => isSeen(box) || id === dragged?.id)
        .map(({ id, box }) => (
          <BlockHandle
            key={id}
            id={id}
            title={titleOf(id)}
            box={box}
            height={height}
            editing={editing}
            onGrip={begin}
          />
        ))}
      {dragged?.line && (
        <div className="editor-drop-line" style={{ ...scaled(dragged.line.box, scale) }} />
      )}
      {dragged && (
        <div className="editor-carried" ref={carried} aria-hidden="true">
          {titleOf(dragged.id)}
        </div>
      )}
    </div>
  );
};
