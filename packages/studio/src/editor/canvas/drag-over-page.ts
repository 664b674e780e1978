import { byNearness, type DropLine, type Point } from './drop-lines.ts';

/** The input and the callbacks of a drag over the page in a frame. Points and lines use the frame's coordinates. */
export interface PageDrag {
  readonly grip: HTMLElement;
  readonly pointer: number;
  readonly from: Point;
  readonly page: Window;
  /** The position of the frame on the screen. */
  readonly area: () => DOMRect;
  readonly scale: number;
  readonly lines: () => readonly DropLine[];
  readonly allows: (line: DropLine) => boolean;
  readonly onCarry: (point: Point) => void;
  readonly onLine: (line: DropLine | null) => void;
  /** The line at which it was dropped; null if it stays. */
  readonly onEnd: (line: DropLine | null, wasDragged: boolean) => void;
}

/** Movement below this distance is not a drag. */
const STILL_PX = 4;
const EDGE_PX = 56;
const STEP_PX = 18;
/** Only this many lines close to the pointer are candidates. */
const NEAREST = 4;

const sameLine = (one: DropLine | null, other: DropLine | null): boolean =>
  one?.key === other?.key &&
  one?.position === other?.position &&
  one?.box.top === other?.box.top &&
  one?.box.left === other?.box.left;

/** How far to scroll while the pointer is close to an edge of the visible part. */
const scrollStep = ({ top, bottom }: DOMRect, y: number): number => {
  const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  if (y < first + EDGE_PX) return -STEP_PX;
  return y > last - EDGE_PX ? STEP_PX : 0;
};

/** Follows a pointer from a handle until it is released, Escape is pressed, or the browser cancels the pointer. */
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
