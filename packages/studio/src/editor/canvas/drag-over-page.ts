import { byNearness, type DropLine, type Point } from './drop-lines.ts';

/** What a drag over the page in a frame is told, and tells. Points and lines are the frame's own. */
export interface PageDrag {
  readonly grip: HTMLElement;
  readonly pointer: number;
  readonly from: Point;
  readonly page: Window;
  /** Where the frame stands on the screen. */
  readonly area: () => DOMRect;
  readonly scale: number;
  readonly lines: () => readonly DropLine[];
  readonly allows: (line: DropLine) => boolean;
  readonly onCarry: (point: Point) => void;
  readonly onLine: (line: DropLine | null) => void;
  /** The line that it was let go at; null where it is to stay. */
  readonly onEnd: (line: DropLine | null, wasDragged: boolean) => void;
}

/** As far as a finger trembles. */
const STILL_PX = 4;
const EDGE_PX = 56;
const STEP_PX = 18;
/** Places beyond these are not where somebody points at. */
const NEAREST = 4;

const sameLine = (one: DropLine | null, other: DropLine | null): boolean =>
  one?.key === other?.key &&
  one?.position === other?.position &&
  one?.box.top === other?.box.top &&
  one?.box.left === other?.box.left;

/** How far the page is to be scrolled while the pointer is at an edge of what is seen of it. */
const scrollStep = ({ top, bottom }: DOMRect, y: number): number => {
  const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  if (y < first + EDGE_PX) return -STEP_PX;
  return y > last - EDGE_PX ? STEP_PX : 0;
};

/** Follows a pointer from a grip until it is let go, Escape is pressed, or the system takes the pointer away. */
export const dragOverPage = (drag: PageDrag): void => {
  const { grip, pointer, from, page, scale } = drag;
  const ended = new AbortController();
  let at = from;
  let isDragged = false;
  let line: DropLine | null = null;

  const follow = () => {
    if (ended.signal.aborted) return;
    const area = drag.area();
    const step = scrollStep(area, at.y);
    if (step !== 0) page.scrollBy({ top: step, behavior: 'instant' });
    const point = { x: (at.x - area.left) / scale, y: (at.y - area.top) / scale };
    drag.onCarry({ x: at.x - area.left, y: at.y - area.top });
    const near = byNearness(drag.lines(), point).slice(0, NEAREST);
    const found = near.find((each) => each.stays || drag.allows(each)) ?? null;
    const next = found?.stays ? null : found;
    if (!sameLine(next, line)) {
      line = next;
      drag.onLine(line);
    }
    requestAnimationFrame(follow);
  };
  const end = (isLetGo: boolean) => {
    if (ended.signal.aborted) return;
    ended.abort();
    drag.onEnd(isLetGo ? line : null, isDragged);
  };
  const listen = { signal: ended.signal };
  grip.setPointerCapture(pointer);
  grip.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      at = { x, y };
      if (isDragged || Math.hypot(x - from.x, y - from.y) < STILL_PX) return;
      isDragged = true;
      follow();
    },
    listen,
  );
  grip.addEventListener('pointerup', () => end(true), listen);
  grip.addEventListener('pointercancel', () => end(false), listen);
  grip.addEventListener('lostpointercapture', () => end(false), listen);
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    },
    { ...listen, capture: true },
  );
};
