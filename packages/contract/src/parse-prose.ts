import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { PROSE_FACTS, type ProsePart, type ProseRun } from './prose.ts';

interface Place {
  /** From 1, as is the column. */
  readonly line: number;
  readonly column: number;
}
export interface ProseFault extends Place {
  readonly message: string;
  readonly mend: string;
}
export interface ParsedProse {
  readonly parts: readonly ProsePart[];
  /** What no page can show; it is left out of the parts. */
  readonly faults: readonly ProseFault[];
  /** Every link as written, whose target the parser does not judge beyond its scheme. */
  readonly links: readonly (Place & { readonly href: string })[];
}

const SAFE_HREF = /^(\/(?![/\\])|https:\/\/|\{\w+\}$)/;
const FACT = /\{(\w+)\}/g;
/** Bold within italics within a link is as far as anybody writes; deeper nests only cost stack. */
const DEEPEST = 8;
/** Pairing marks costs their number squared: 40,000 of them would hold the site up for half a minute. */
const MARKS_MOST = 2_000;
const SHOWN = 'Write headings (##, ###, ####), paragraphs, lists, tables, links, bold or italics.';

type Look = Omit<ProseRun, 'text'>;

/** Reads one text; everything found stays in the reader. */
class ProseReader {
  readonly faults: ProseFault[] = [];
  readonly links: (Place & { href: string })[] = [];

  #report(node: Nodes, message: string, mend = SHOWN): [] {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    this.faults.push({ line, column, message, mend });
    return [];
  }

  #checkFacts(node: Nodes, text: string): void {
    for (const [written, name] of text.matchAll(FACT)) {
      if (PROSE_FACTS.some((fact) => fact === name)) continue;
      const known = PROSE_FACTS.map((fact) => `{${fact}}`).join(', ');
      this.#report(node, `there is no fact ${written}`, `Use one of ${known}.`);
    }
  }

  #href(node: Nodes, href: string): Look {
    this.#checkFacts(node, href);
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (SAFE_HREF.test(href)) {
      this.links.push({ href, line, column });
      return { href };
    }
    const mend = 'Use a path of the site such as /faq, or a full https:// address.';
    this.#report(node, `the link ${JSON.stringify(href)} is no safe address`, mend);
    return {};
  }

  #line(nodes: readonly PhrasingContent[], look: Look = {}, depth = 0): ProseRun[] {
    return nodes.flatMap((node): ProseRun[] => {
      if (depth > DEEPEST) return this.#report(node, 'the text is nested too deep');
      switch (node.type) {
        case 'text':
          this.#checkFacts(node, node.value);
          return [{ text: node.value.replace(/\s+/g, ' '), ...look }];
        case 'break':
          return [{ text: ' ', ...look }];
        case 'strong':
          return this.#line(node.children, { ...look, strong: true }, depth + 1);
        case 'emphasis':
          return this.#line(node.children, { ...look, em: true }, depth + 1);
        case 'link':
          return this.#line(node.children, { ...look, ...this.#href(node, node.url) }, depth + 1);
        default:
          return this.#report(node, `no page shows Markdown of the kind "${node.type}"`);
      }
    });
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
      default:
        return this.#report(node, `no page shows Markdown of the kind "${node.type}"`);
    }
  }
}

/** From Markdown to the parts a page may show. Never throws: what cannot be shown is a fault. */
export const parseProse = (text: string): ParsedProse => {
  if ((text.match(/[*_>[]/g)?.length ?? 0) > MARKS_MOST) {
    const message = `the text has more than ${MARKS_MOST} of the marks * _ > [`;
    const fault = { line: 1, column: 1, message, mend: 'Divide it, or write it plainer.' };
    return { parts: [], faults: [fault], links: [] };
  }
  const tree = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const reader = new ProseReader();
  const parts = tree.children.flatMap((node) => reader.part(node));
  return { parts, faults: reader.faults, links: reader.links };
};
