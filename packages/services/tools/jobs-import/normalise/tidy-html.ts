import { Parser } from 'htmlparser2';
import { escapeDescription } from './escape-description.ts';

interface Element {
  readonly tag: string;
  readonly children: (Element | string)[];
}

const BLOCKS = new Set(['p', 'h3', 'h4']);
const LISTS = new Set(['ul', 'ol']);
const INLINE = new Set(['strong', 'em']);

/** Deeper lists are flattened: no page needs them, and each costs a stack frame. */
const MAX_LISTS = 4;

const isOpenText = ({ tag }: Element): boolean => BLOCKS.has(tag) || INLINE.has(tag);

const isBreak = (child: Element | string): boolean =>
  typeof child !== 'string' && child.tag === 'br';
const isBlank = (child: Element | string | undefined): boolean =>
  child !== undefined && (isBreak(child) || (typeof child === 'string' && !child.trim()));

const render = ({ tag, children }: Element): string => {
  if (tag === 'br') return '<br>';
  const remaining = children.slice();
  while (isBlank(remaining[0])) remaining.shift();
  while (!INLINE.has(tag) && isBlank(remaining.at(-1))) remaining.pop();
  const inner = remaining
    .map((child) => (typeof child === 'string' ? escapeDescription(child) : render(child)))
    .join('');
  const trimmed = INLINE.has(tag) ? inner : inner.trim();
  return trimmed.replaceAll('<br>', '').trim() ? `<${tag}>${trimmed}</${tag}>` : '';
};

/** Builds valid paragraphs and lists from elements in any order. */
class Outline {
  readonly root: Element = { tag: '', children: [] };
  readonly #open: Element[] = [];

  get #top(): Element {
    return this.#open.at(-1) ?? this.root;
  }

  #push(tag: string): void {
    const element: Element = { tag, children: [] };
    this.#top.children.push(element);
    this.#open.push(element);
  }

  #closeText(): void {
    while (isOpenText(this.#top)) this.#open.pop();
  }

  open(tag: string): void {
    if (INLINE.has(tag)) {
      if (this.#open.some((element) => element.tag === tag)) return;
      if (this.#top === this.root || LISTS.has(this.#top.tag)) this.#push(this.#home());
      this.#push(tag);
    } else if (tag === 'br') this.#break();
    else if (tag === 'li') this.#openItem();
    else this.#openBlock(tag);
  }

  /** The parent of loose text: an item within a list, else a paragraph. */
  #home(): string {
    return LISTS.has(this.#top.tag) ? 'li' : 'p';
  }

  #break(): void {
    if (this.#top === this.root || LISTS.has(this.#top.tag)) return;
    const { children } = this.#top;
    const last = children.filter((child) => typeof child !== 'string' || child.trim()).at(-1);
    if (last !== undefined && isBreak(last) && this.#top.tag === 'p') {
      this.#closeText();
      return;
    }
    children.push({ tag: 'br', children: [] });
  }

  #openItem(): void {
    this.#closeText();
    if (this.#top.tag === 'li') this.#open.pop();
    if (!LISTS.has(this.#top.tag)) this.#push('ul');
    this.#push('li');
  }

  #openBlock(tag: string): void {
    this.#closeText();
    if (LISTS.has(tag)) {
      if (this.#open.filter((element) => LISTS.has(element.tag)).length >= MAX_LISTS) return;
      if (LISTS.has(this.#top.tag)) this.#push('li');
      this.#push(tag);
    } else if (this.#top.tag === 'li') {
      if (this.#top.children.length > 0) this.#top.children.push({ tag: 'br', children: [] });
    } else {
      while (LISTS.has(this.#top.tag)) this.#open.pop();
      this.#push(tag);
    }
  }

  text(data: string): void {
    const text = data.replace(/\s+/g, ' ');
    if (this.#top === this.root || LISTS.has(this.#top.tag)) {
      if (!text.trim()) return;
      this.#push(this.#home());
    }
    this.#top.children.push(text);
  }

  close(tag: string): void {
    const at = this.#open.findLastIndex((element) => element.tag === tag);
    if (at < 0) return;
    const inner = this.#open.slice(at + 1);
    const mayClose = tag === 'li' || LISTS.has(tag) || inner.every(isOpenText);
    if (mayClose) this.#open.length = at;
  }
}

/**
 * Well-formed HTML from sanitised HTML: text in paragraphs, items in lists, no nested paragraphs, nothing empty, no
 * break at an edge; two breaks end a paragraph.
 */
export const tidyHtml = (html: string): string => {
  const outline = new Outline();
  const parser = new Parser(
    {
      onopentag: (name) => outline.open(name),
      ontext: (data) => outline.text(data),
      onclosetag: (name) => outline.close(name),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return outline.root.children
    .map((child) => (typeof child === 'string' ? '' : render(child)))
    .join('');
};
