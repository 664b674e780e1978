import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { PROSE_FACTS, type ProsePart, type ProseRun } from './prose.ts';
import { isSafeAddress } from './site-path.ts';

interface SourcePosition {
  /** From 1, as is the column. */
  readonly line: number;
  readonly column: number;
}
export interface ProseFault extends SourcePosition {
  readonly message: string;
  readonly mend: string;
}
export interface ParsedProse {
  readonly parts: readonly ProsePart[];
  /** Content that no page can show; it is not among the parts. */
  readonly faults: readonly ProseFault[];
  /** Every link as written; the parser only checks its scheme. */
  readonly links: readonly (SourcePosition & { readonly href: string })[];
}

const FACT_HREF = /^\{\w+\}$/;
const FACT = /\{\s*(\w+)\s*\}/g;
/** Marks that Markdown did not recognise: readers would see them. */
const MARKS_LEFT = /\*\*|(?<=^|\n)#{1,6}(?=[^\s#])|\](?=\s?\()/;
const MARK_MENDS: Readonly<Record<string, string>> = {
  '*': 'Close bold where it ends, **like this**, without blanks inside.',
  '#': 'Put a blank between the # and the heading.',
  ']': 'Write a link as [words](/address), without a blank between.',
};
/** Bold within italics within a link is the deepest realistic nesting; deeper input only costs stack. */
const DEEPEST = 8;
/** Pairing marks takes quadratic time: 40,000 of them would block the process for half a minute. */
const MAX_MARKS = 2_000;
const SHOWN = 'Write headings (##, ###, ####), paragraphs, lists, tables, links, bold or italics.';

type RunStyle = Omit<ProseRun, 'text'>;

/** Reads one text and collects everything found. */
class ProseReader {
  readonly #text: string;
  readonly #opened = new Set<string>();
  /** Of the last heading; 0 before the first. */
  #level = 0;
  readonly faults: ProseFault[] = [];
  readonly links: (SourcePosition & { href: string })[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** Reports at the text itself, where its node is longer. */
  #reportWords(node: Nodes, text: string, message: string, mend: string): void {
    const { offset = 0 } = node.position?.start ?? {};
    const before = this.#text.slice(0, Math.max(offset, this.#text.indexOf(text, offset)));
    const lines = before.split(/\r\n|\r|\n/);
    const column = (lines.at(-1) ?? '').length + 1;
    this.faults.push({ line: lines.length, column, message, mend });
  }

  #report(node: Nodes, message: string, mend = SHOWN): [] {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    this.faults.push({ line, column, message, mend });
    return [];
  }

  #checkFacts(node: Nodes, text: string): void {
    for (const [written, name] of text.matchAll(FACT)) {
      if (PROSE_FACTS.some((fact) => `{${fact}}` === written)) continue;
      const near = PROSE_FACTS.find((fact) => fact.toLowerCase() === name?.toLowerCase());
      const known = PROSE_FACTS.map((fact) => `{${fact}}`).join(', ');
      const mend = near ? `Did you mean {${near}}?` : `Use one of ${known}.`;
      this.#reportWords(node, written, `there is no fact ${written}`, mend);
    }
  }

  #checkMarks(node: Nodes, text: string): void {
    const mark = MARKS_LEFT.exec(text)?.[0];
    if (mark === undefined) return;
    const message = `readers would see the mark ${mark} as it is written`;
    this.#reportWords(node, mark, message, MARK_MENDS[mark[0] ?? ''] ?? SHOWN);
  }

  #href(node: Nodes, href: string): RunStyle {
    this.#checkFacts(node, href);
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (isSafeAddress(href) || FACT_HREF.test(href)) {
      this.links.push({ href, line, column });
      return { href };
    }
    const mend = 'Use a path of the site such as /faq, or a full https:// address.';
    this.#report(node, `the link ${JSON.stringify(href)} is no safe address`, mend);
    return {};
  }

  #line(nodes: readonly PhrasingContent[], style: RunStyle = {}, depth = 0): ProseRun[] {
    return nodes.flatMap((node): ProseRun[] => {
      if (depth > DEEPEST) return this.#report(node, 'the text is nested too deep');
      switch (node.type) {
        case 'text':
          this.#checkFacts(node, node.value);
          this.#checkMarks(node, node.value);
          return [{ text: node.value.replace(/\s+/g, ' '), ...style }];
        case 'break':
          return [{ text: ' ', ...style }];
        case 'strong':
          return this.#line(node.children, { ...style, strong: true }, depth + 1);
        case 'emphasis':
          return this.#line(node.children, { ...style, em: true }, depth + 1);
        case 'link':
          return this.#line(node.children, { ...style, ...this.#href(node, node.url) }, depth + 1);
        case 'html':
          return this.#reportHtml(node, node.value);
        default:
          return this.#report(node, `no page shows Markdown of the kind "${node.type}"`);
      }
    });
  }

  /** Once for a pair of tags. */
  #reportHtml(node: Nodes, tag: string): [] {
    const [, slash, name = ''] = /^<(\/?)(\w*)/.exec(tag) ?? [];
    if (slash && this.#opened.has(name)) return [];
    this.#opened.add(name);
    return this.#report(node, 'no page shows HTML');
  }

  #item(children: readonly Nodes[]): ProseRun[] {
    return children.flatMap((node) =>
      node.type === 'paragraph'
        ? this.#line(node.children)
        : this.#report(node, `a list entry cannot hold a ${node.type}`, 'Write it as one line.'),
    );
  }

  part(node: RootContent): ProsePart[] {
    switch (node.type) {
      case 'heading': {
        const level = ([2, 3, 4] as const).find((each) => each === node.depth);
        const message = `a heading of level ${node.depth} has no place within a page`;
        if (!level) return this.#report(node, message, 'Use ##, ### or ####.');
        if (this.#level > 0 && level > this.#level + 1)
          this.#report(
            node,
            `a heading of level ${level} follows one of level ${this.#level}`,
            `Use ${'#'.repeat(this.#level + 1)}.`,
          );
        this.#level = level;
        return [{ kind: 'heading', level, line: this.#line(node.children) }];
      }
      case 'paragraph':
        return [{ kind: 'paragraph', line: this.#line(node.children) }];
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      case 'list': {
        const items = node.children.map((item) => this.#item(item.children));
        return [{ kind: 'list', ordered: node.ordered === true, items }];
      }
      case 'table': {
        const [head = [], ...rows] = node.children.map((row) =>
          row.children.map((cell) => this.#line(cell.children)),
        );
        return [{ kind: 'table', head, rows }];
      }
      case 'html':
        return this.#reportHtml(node, node.value);
      default:
        return this.#report(node, `no page shows Markdown of the kind "${node.type}"`);
    }
  }
}

/** Parses Markdown into the parts that a page can show. Never throws: content that cannot be shown is a fault. */
export const parseProse = (text: string): ParsedProse => {
  if ((text.match(/[*_>[]/g)?.length ?? 0) > MAX_MARKS) {
    const message = `the text has more than ${MAX_MARKS} of the marks * _ > [`;
    const fault = { line: 1, column: 1, message, mend: 'Divide it, or write it plainer.' };
    return { parts: [], faults: [fault], links: [] };
  }
  const tree = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const reader = new ProseReader(text);
  const parts = tree.children.flatMap((node) => reader.part(node));
  return { parts, faults: reader.faults, links: reader.links };
};
