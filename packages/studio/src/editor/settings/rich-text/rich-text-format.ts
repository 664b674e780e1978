import { parseProse } from '@broadsheet/contract/parse-prose';
import { PROSE_FACTS } from '@broadsheet/contract/prose';
import { isSafeAddress } from '@broadsheet/contract/site-path';
import type { JSONContent } from '@tiptap/core';
import { ListItem } from '@tiptap/extension-list';
import { MarkdownManager } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';
import { isJsonObject } from '../../model/json.ts';
import { SiteDetail, withDetails, withPlaceholders } from './site-details.ts';

const FACTS: readonly string[] = PROSE_FACTS.map((fact) => `{${fact}}`);

/** Whether a link of a text may lead there. */
export const isTextLink = (address: string): boolean =>
  isSafeAddress(address) || FACTS.includes(address);

/** Exactly what pages show of a text: see `parseProse`. */
export const EXTENSIONS = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    hardBreak: false,
    listItem: false,
    strike: false,
    underline: false,
    heading: { levels: [2, 3, 4] },
    link: {
      autolink: false,
      linkOnPaste: false,
      openOnClick: false,
      isAllowedUri: (address) => isTextLink(address),
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  // An entry is one line: pages show no lists within lists.
  ListItem.extend({ content: 'paragraph' }),
  SiteDetail,
];

const markdown = new MarkdownManager({ extensions: EXTENSIONS });

/** The document of a text for the editor. */
export const readRichText = (text: string): JSONContent => withDetails(markdown.parse(text));

/** The text of an editor's document. */
export const writeRichText = (document: JSONContent): string =>
  markdown
    .serialize(withPlaceholders(document))
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** What pages show of a text, whatever the order of its marks. */
const shownAs = (text: string): string =>
  JSON.stringify(parseProse(text).parts, (_, value: unknown) =>
    isJsonObject(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Whether the editor gives a text back as pages show it. It cannot for tables, and for what no page shows. */
export const isEditable = (text: string): boolean => {
  try {
    return (
      parseProse(text).faults.length === 0 &&
      shownAs(writeRichText(readRichText(text))) === shownAs(text)
    );
  } catch {
    // HTML within a text: Studio's document refuses to parse it.
    return false;
  }
};

/** The content that a pasted text becomes: as Markdown where it can be edited, else as it is. */
export const pastedContent = (text: string): JSONContent[] => {
  if (isEditable(text)) return readRichText(text).content ?? [];
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] }))
    .map(withDetails);
};
