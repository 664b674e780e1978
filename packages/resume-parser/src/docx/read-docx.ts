import { ResumeRefusal } from '../resume-refusal.ts';
import type { TextLine } from '../text-line.ts';
import { layOut } from './lay-out.ts';
import { parseXml, type XmlElement } from './parse-xml.ts';
import { childOf, readStyles } from './read-styles.ts';
import { unzipParts } from './unzip-parts.ts';

const DOCUMENT = 'word/document.xml';
const STYLES = 'word/styles.xml';
const HEADER = /^word\/header\d*\.xml$/;
/** The text area of A4. */
const PAPER = { x: 40, width: 515 };

const isWanted = (name: string): boolean =>
  name === DOCUMENT || name === STYLES || HEADER.test(name);

/** The text of a docx as on one long page, headers first, because names are often there. Throws ResumeRefusal. */
export const readDocx = (bytes: Uint8Array): TextLine[] => {
  const parts = unzipParts(bytes, isWanted);
  const read = (name: string): XmlElement | null => {
    const source = parts.get(name);
    return source === undefined ? null : parseXml(source);
  };
  const document = read(DOCUMENT);
  const body = childOf(document ?? undefined, 'w:body');
  if (!body) throw new ResumeRefusal('unreadable');
  const styles = readStyles(read(STYLES));
  const headers = [...parts.keys()].filter((name) => HEADER.test(name)).sort();
  let y = 0;
  return [...headers.map(read), body].flatMap((part) => {
    if (part === null) return [];
    const laid = layOut(part, styles, { ...PAPER, y });
    y = laid.bottom;
    return laid.lines;
  });
};
