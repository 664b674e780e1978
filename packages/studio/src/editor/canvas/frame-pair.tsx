import { useEffect, useRef, useState } from 'react';
import { createClipboardEvents, watchClipboard } from '../clipboard/clipboard-events.ts';
import type { Editing } from '../editing.ts';
import { editText } from './edit-text.ts';
import { PageOverlay } from './page-overlay.tsx';
import { revealBlock } from './reveal-block.ts';
import { selectByClick } from './select-by-click.ts';
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

/**
 * Two frames, one of them visible. The hidden one loads, takes over the scroll position and becomes visible without a
 * flash.
 */
export const FramePair = (props: FramePairProps) => {
  const { href, revision, width, height, scale, title, editing, hovered } = props;
  const { selected } = editing;
  const isHoveredSelected = hovered !== null && editing.selection.includes(hovered);
  const area = useRef<HTMLDivElement>(null);
  const frames = [useRef<HTMLIFrameElement>(null), useRef<HTMLIFrameElement>(null)] as const;
  const [front, setFront] = useState<0 | 1>(0);
  const [, redraw] = useState(0);
  const back = front === 0 ? 1 : 0;
  const requestedFrame = useRef<0 | 1 | null>(null);
  const endTextEdit = useRef<(() => void) | null>(null);
  const latest = useRef(props);
  latest.current = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save or another path loads the page; a swap does not
  useEffect(() => {
    requestedFrame.current = back;
    frames[back].current?.contentWindow?.location.replace(href);
  }, [href, revision]);

  const show = (at: 0 | 1) => {
    const page = frames[at].current?.contentWindow;
    if (!page || requestedFrame.current !== at || page.location.href === 'about:blank') return;
    requestedFrame.current = null;
    // The page that is edited goes away: what was typed is an edit.
    endTextEdit.current?.();
    const before = frames[at === 0 ? 1 : 0].current?.contentWindow;
    page.scrollTo({ top: before?.scrollY ?? 0, behavior: 'instant' });
    watchFrame(page, {
      // A page outlives renders: it must call the current callback.
      onHover: (id) => latest.current.onHover(id),
      onSelect: (id, click) => {
        selectByClick(latest.current.editing.actions, id, click);
        revealBlock(area.current, page.document, id, latest.current.scale);
      },
      onText: (id, element) => {
        endTextEdit.current?.();
        endTextEdit.current = editText(latest.current.editing.actions, id, element);
      },
      onShift: () => {
        redraw((count) => count + 1);
        latest.current.onScroll();
      },
    });
    watchClipboard(page, latest.current.editing.actions);
    setFront(at);
    props.onShown(page, statusOf(page));
  };

  const page = frames[front].current?.contentDocument ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to a new selection once
  useEffect(() => {
    if (selected === null) return;
    const found = page?.querySelector(`[data-block-id="${CSS.escape(selected)}"]`);
    found?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    redraw((count) => count + 1);
  }, [selected, front]);
  return (
    <div
      className="editor-frames"
      ref={area}
      style={{ height: height * scale }}
      onPointerLeave={() => props.onHover(null)}
      {...createClipboardEvents(editing.actions)}
    >
      <div className="editor-scaled" style={{ width, height, transform: `scale(${scale})` }}>
        {([0, 1] as const).map((at) => (
          <iframe
            key={at}
            ref={frames[at]}
            title={at === front ? title : `${title}, loading`}
            className="editor-frame"
            data-front={at === front || undefined}
            aria-hidden={at !== front}
            tabIndex={-1}
            width={width}
            height={height}
            onLoad={() => show(at)}
          />
        ))}
        <Outline page={page} block={isHoveredSelected ? null : hovered} kind="hovered" />
        {editing.selection.map((id) => (
          <Outline key={id} page={page} block={id} kind="selected" />
        ))}
      </div>
      <PageOverlay
        page={frames[front].current?.contentWindow ?? null}
        area={area}
        scale={scale}
        height={height * scale}
        hovered={props.isPointed ? hovered : null}
        editing={editing}
      />
    </div>
  );
};
