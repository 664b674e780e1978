import type { TextLine } from '../text-line.ts';
import type { XmlElement } from './parse-xml.ts';
import { type ParagraphLine, readParagraph } from './read-paragraph.ts';
import { childOf, type Styles } from './read-styles.ts';

/** Where the next text is laid out, in points. */
interface Cursor {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
interface Laid {
  readonly lines: readonly TextLine[];
  /** The bottom edge, below which the next element starts. */
  readonly bottom: number;
}

const TWIPS = 20;
const LETTER_WIDTH = 0.5;
const LINE_HEIGHT = 1.25;
const TAB = 90;
const CONTAINERS = new Set(['w:sdt', 'w:sdtContent', 'w:ins', 'w:smartTag', 'w:customXml']);

const layOutLine = (line: ParagraphLine, { x, y, width }: Cursor): TextLine[] => {
  const { size, isBold, indent } = line;
  let left = x + indent;
  return line.pieces.flatMap((text, index) => {
    if (index > 0) left += TAB;
    if (text === '') return [];
    const room = Math.max(1, x + width - left);
    const piece = { text, x: left, y: y + size, page: 1, size, isBold, isParagraph: true };
    const laid = { ...piece, width: Math.min(room, text.length * size * LETTER_WIDTH) };
    left += laid.width;
    return [laid];
  });
};

const layOutParagraph = (paragraph: XmlElement, styles: Styles, cursor: Cursor): Laid => {
  let { y } = cursor;
  const lines = readParagraph(paragraph, styles).flatMap((line) => {
    const laid = layOutLine(line, { ...cursor, y });
    y += line.size * LINE_HEIGHT;
    return laid;
  });
  return { lines, bottom: y };
};

const spanOf = (cell: XmlElement): number =>
  Number(childOf(childOf(cell, 'w:tcPr'), 'w:gridSpan')?.attributes['w:val'] ?? 1) || 1;

const layOutTable = (table: XmlElement, styles: Styles, cursor: Cursor): Laid => {
  const grid = (childOf(table, 'w:tblGrid')?.children ?? []).map(
    ({ attributes }) => Number(attributes['w:w'] ?? 0) / TWIPS,
  );
  const widest = grid.reduce((sum, width) => sum + width, 0);
  const scale = widest > 0 ? cursor.width / widest : 1;
  const lines: TextLine[] = [];
  let { y } = cursor;
  for (const row of table.children.filter(({ name }) => name === 'w:tr')) {
    const cells = row.children.filter(({ name }) => name === 'w:tc');
    let column = 0;
    let { x } = cursor;
    let bottom = y;
    for (const cell of cells) {
      const span = grid.slice(column, column + spanOf(cell));
      const given = span.reduce((sum, width) => sum + width, 0) * scale;
      const width = given > 0 ? given : cursor.width / cells.length;
      // A margin to the next cell.
      const laid = layOut(cell, styles, { x, y, width: Math.max(1, width - 12) });
      lines.push(...laid.lines);
      bottom = Math.max(bottom, laid.bottom);
      column += spanOf(cell);
      x += width;
    }
    y = bottom;
  }
  return { lines, bottom: y };
};

/** Text boxes float over the page: their text is read after the paragraph that contains them. */
const boxesOf = (element: XmlElement): readonly XmlElement[] => {
  if (element.name === 'mc:Fallback') return [];
  if (element.name === 'w:txbxContent') return [element];
  return element.children.flatMap(boxesOf);
};

/** Lays the paragraphs and tables of an element out below each other, as on one endless page. */
export const layOut = (element: XmlElement, styles: Styles, cursor: Cursor): Laid => {
  const lines: TextLine[] = [];
  let { y } = cursor;
  const add = (laid: Laid): void => {
    lines.push(...laid.lines);
    y = laid.bottom;
  };
  for (const child of element.children) {
    const below = { ...cursor, y };
    if (child.name === 'w:p') {
      add(layOutParagraph(child, styles, below));
      for (const box of boxesOf(child)) add(layOut(box, styles, { ...cursor, y }));
    } else if (child.name === 'w:tbl') add(layOutTable(child, styles, below));
    else if (CONTAINERS.has(child.name)) add(layOut(child, styles, below));
  }
  return { lines, bottom: y };
};
