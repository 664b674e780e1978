export interface FrameEvents {
  readonly onHover: (id: string | null) => void;
  readonly onSelect: (id: string, click: MouseEvent) => void;
  /** Called when Escape is pressed, except while a text is edited. */
  readonly onEscape: () => void;
  /** Called when a text of a block is pressed twice. */
  readonly onText: (id: string, element: HTMLElement) => void;
  /** Called when blocks move: the page was scrolled or has grown. */
  readonly onShift: () => void;
}

const BLOCK = '[data-block-id]';

const blockOf = (target: EventTarget | null): string | null => {
  // The frame has its own Element class, so `instanceof` with this window's class fails.
  if (target === null || !('closest' in target) || typeof target.closest !== 'function')
    return null;
  const found: Element | null = target.closest(BLOCK);
  return found?.getAttribute('data-block-id') ?? null;
};

/** The element that holds a text and nothing else; null for pictures, fields and the like. */
const textElementOf = (target: EventTarget | null): HTMLElement | null => {
  if (target === null || !('childElementCount' in target)) return null;
  // Of the frame's own class, as above.
  const element = target as HTMLElement;
  const isText = element.childElementCount === 0 && element.textContent?.trim() !== '';
  return isText && !element.matches('input, select, textarea, option') ? element : null;
};

const isEdited = (target: EventTarget | null): boolean =>
  target !== null && 'isContentEditable' in target && target.isContentEditable === true;

/** Makes the page in a frame selectable: its links, forms and buttons do nothing. */
export const watchFrame = (
  page: Window,
  { onHover, onSelect, onEscape, onText, onShift }: FrameEvents,
): void => {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener(
    'click',
    (event) => {
      stop(event);
      const id = blockOf(event.target);
      if (id !== null) onSelect(id, event);
    },
    true,
  );
  page.addEventListener(
    'dblclick',
    ({ target }) => {
      const [id, element] = [blockOf(target), textElementOf(target)];
      if (id !== null && element && !element.isContentEditable) onText(id, element);
    },
    true,
  );
  page.addEventListener('mousedown', (event) => {
    if (!event.shiftKey || isEdited(event.target)) return;
    // The browser would mark the text up to here.
    event.preventDefault();
    page.focus();
  });
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onEscape();
  });
  for (const kind of ['submit', 'auxclick', 'dragstart']) page.addEventListener(kind, stop, true);
  page.addEventListener('mousemove', ({ target }) => onHover(blockOf(target)), true);
  page.addEventListener('scroll', onShift, { passive: true });
  new ResizeObserver(onShift).observe(page.document.body);
};

/** The status of the page's response in a frame; 200 if the browser does not report it. */
export const statusOf = (page: Window): number => {
  const [entry] = page.performance.getEntriesByType('navigation');
  const status = entry && 'responseStatus' in entry ? entry.responseStatus : 0;
  return typeof status === 'number' && status > 0 ? status : 200;
};

export interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const boxOfElement = (block: Element): Box | null => {
  const { top, left, width, height } = block.getBoundingClientRect();
  return width > 0 && height > 0 ? { top, left, width, height } : null;
};

/** The box of a block in the viewport of its frame; null if the page does not show it. */
export const boxOf = (page: Document, id: string): Box | null => {
  const block = page.querySelector(`[data-block-id="${CSS.escape(id)}"]`);
  return block && boxOfElement(block);
};

/** The boxes of all visible blocks. */
export const boxesOf = (page: Document): ReadonlyMap<string, Box> =>
  new Map(
    [...page.querySelectorAll(BLOCK)].flatMap((block) => {
      const box = boxOfElement(block);
      return box ? [[block.getAttribute('data-block-id') ?? '', box] as const] : [];
    }),
  );
