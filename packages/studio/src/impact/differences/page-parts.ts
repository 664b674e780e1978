import type { Box } from '../../editor/canvas/watch-frame.ts';

/** A text or a picture of a page, or the surface of a block. */
export interface PagePart {
  /** What it shows and how: equal for parts that look the same. */
  readonly content: string;
  /** In the page's own pixels, from the corner of its block. */
  readonly box: Box;
}

export interface RenderedBlock {
  readonly id: string;
  /** In the page's own pixels, from the top of the page. */
  readonly box: Box;
  readonly parts: readonly PagePart[];
}

const BLOCK = '[data-block-id]';
const PICTURES = 'img, svg, video, canvas, iframe';
const FIELDS = 'input, select, textarea';

const ownText = (element: Element): string =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What an element itself shows, without its children; null for a mere container. */
const contentOf = (element: Element): string | null => {
  if (element.matches(PICTURES))
    return `picture ${element.getAttribute('src') ?? element.textContent ?? ''}`;
  if (element.matches(FIELDS))
    return `field ${element.getAttribute('placeholder') ?? ''} ${element.getAttribute('value') ?? ''}`;
  const text = ownText(element);
  return text === '' ? null : `text ${text}`;
};

const styleOf = (view: Window, element: Element): string => {
  const { color, backgroundColor, backgroundImage, fontSize, fontWeight } =
    view.getComputedStyle(element);
  return [color, backgroundColor, backgroundImage, fontSize, fontWeight].join(' ');
};

const boxOn = (view: Window, element: Element): Box | null => {
  const { top, left, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0
    ? { top: top + view.scrollY, left: left + view.scrollX, width, height }
    : null;
};

const within = (box: Box, block: Box): Box => ({
  ...box,
  top: box.top - block.top,
  left: box.left - block.left,
});

const readBlock = (view: Window, block: Element): RenderedBlock | null => {
  const box = boxOn(view, block);
  if (!box) return null;
  const surface = { content: `surface ${styleOf(view, block)}`, box: within(box, box) };
  const parts = [...block.querySelectorAll('*')].flatMap((element) => {
    if (element.closest(BLOCK) !== block || element.parentElement?.closest('svg')) return [];
    const content = contentOf(element);
    const own = content === null ? null : boxOn(view, element);
    return own ? [{ content: `${content} ${styleOf(view, element)}`, box: within(own, box) }] : [];
  });
  return { id: block.getAttribute('data-block-id') ?? '', box, parts: [surface, ...parts] };
};

/** What a page in a frame shows, by its blocks, in their order. */
export const readPage = (view: Window): readonly RenderedBlock[] =>
  [...view.document.querySelectorAll(BLOCK)].flatMap((block) => readBlock(view, block) ?? []);
