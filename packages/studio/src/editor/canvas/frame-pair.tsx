import { type RefObject, useRef, useState } from 'react';
import { createClipboardEvents, watchClipboard } from '../clipboard/clipboard-events.ts';
import type { Editing } from '../editing.ts';
import { editText } from './edit-text.ts';
import { PageOverlay } from './page-overlay.tsx';
import { selectByClick } from './select-by-click.ts';
import { useFrontFrame } from './use-front-frame.ts';
import { useSelectionInView } from './use-selection-in-view.ts';
import { boxOf, statusOf, watchFrame } from './watch-frame.ts';

interface FramePairProps {
  readonly href: string;
  /** A new number reloads the page. */
  readonly revision: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly title: string;
  readonly editing: Editing;
  readonly hovered: string | null;
  /** True if the pointer is over this view, not over another one. */
  readonly isPointed: boolean;
  readonly onHover: (id: string | null) => void;
  readonly onPress: () => void;
  readonly onEscape: () => void;
  readonly onScroll: () => void;
  /** @param status of the page's response */
  readonly onShown: (page: Window, status: number) => void;
}

interface OutlineProps {
  readonly page: Document | null;
  readonly block: string | null;
  readonly kind: 'hovered' | 'selected';
}

const Outline = ({ page, block, kind }: OutlineProps) => {
  const box = page && block !== null ? boxOf(page, block) : null;
  return box && <div className="editor-outline" data-kind={kind} style={{ ...box }} />;
};

/** Watches the pages that come to the front, one after another. A page outlives renders: it calls the newest props. */
const usePageEvents = (latest: RefObject<FramePairProps>, redraw: () => void) => {
  const endTextEdit = useRef<(() => void) | null>(null);
  return {
    /** Ends the edit of a text on the page that goes away: what was typed is an edit. */
    endTextEdit: () => endTextEdit.current?.(),
    watch: (page: Window) => {
      watchClipboard(page, latest.current.editing.actions);
      watchFrame(page, {
        onHover: (id) => latest.current.onHover(id),
        onSelect: (id, click) => {
          selectByClick(latest.current.editing.actions, id, click);
          latest.current.onPress();
        },
        onEscape: () => latest.current.onEscape(),
        onText: (id, element) => {
          endTextEdit.current?.();
          endTextEdit.current = editText(latest.current.editing.actions, id, element);
        },
        onShift: () => {
          redraw();
          latest.current.onScroll();
        },
      });
    },
  };
};

/** What the page shows through its frame: two frames, one of them visible, with the outlines of blocks. */
const Frames = ({
  frames,
  pair,
}: {
  readonly frames: ReturnType<typeof useFrontFrame>;
  readonly pair: FramePairProps;
}) => {
  const { width, height, scale, title, hovered } = pair;
  const { selection } = pair.editing;
  const isHoveredSelected = hovered !== null && selection.includes(hovered);
  const page = frames.page?.document ?? null;
  return (
    <div className="editor-scaled" style={{ width, height, transform: `scale(${scale})` }}>
      {([0, 1] as const).map((at) => (
        <iframe
          key={at}
          ref={frames.refs[at]}
          title={at === frames.front ? title : `${title}, loading`}
          className="editor-frame"
          data-front={at === frames.front || undefined}
          aria-hidden={at !== frames.front}
          tabIndex={-1}
          width={width}
          height={height}
          onLoad={() => frames.bringToFront(at)}
        />
      ))}
      <Outline page={page} block={isHoveredSelected ? null : hovered} kind="hovered" />
      {selection.map((id) => (
        <Outline key={id} page={page} block={id} kind="selected" />
      ))}
    </div>
  );
};

/** The page in its frame, with the handles of its blocks above it. */
export const FramePair = (props: FramePairProps) => {
  const { width, height, scale, editing, hovered } = props;
  const area = useRef<HTMLDivElement>(null);
  const [, setShifts] = useState(0);
  const redraw = () => setShifts((count) => count + 1);
  const latest = useRef(props);
  latest.current = props;
  const events = usePageEvents(latest, redraw);
  const frames = useFrontFrame(props.href, props.revision, {
    onLeave: events.endTextEdit,
    onFront: (page) => {
      events.watch(page);
      props.onShown(page, statusOf(page));
    },
  });
  useSelectionInView(frames, editing.selected, height, redraw);
  return (
    <div
      className="editor-frames"
      ref={area}
      style={{ width: width * scale, height: height * scale }}
      onPointerLeave={() => props.onHover(null)}
      {...createClipboardEvents(editing.actions)}
    >
      <Frames frames={frames} pair={props} />
      <PageOverlay
        page={frames.page}
        area={area}
        scale={scale}
        height={height * scale}
        hovered={props.isPointed ? hovered : null}
        editing={editing}
      />
    </div>
  );
};
