import { SaxesParser } from 'saxes';
import { BrokenFeedError } from '../../feed-format.ts';
import { decodeText } from '../decode-text.ts';
import { readEntry } from './read-entry.ts';

/** Texts of cells are stored once for the whole workbook, so that they must all be in memory. */
const MAX_TEXTS_BYTES = 64_000_000;
const MAX_OUTLINE_BYTES = 4_000_000;
const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type Archive = () => AsyncIterable<Uint8Array>;

export interface Workbook {
  /** File names of the visible sheets, in order. */
  readonly sheets: readonly string[];
  /** Whether days are counted from 1904. */
  readonly since1904: boolean;
  readonly texts: readonly string[];
}

/** Parses one file of the workbook as it arrives. */
const parseEntry = async (
  archive: Archive,
  name: string,
  maxBytes: number,
  on: (parser: SaxesParser) => void,
): Promise<void> => {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new BrokenFeedError(name, `not XML: ${error.message}`);
  });
  on(parser);
  for await (const text of decodeText(readEntry(archive(), name, maxBytes))) parser.write(text);
};

/** The name of an element without its prefix. */
export const localName = (name: string): string => name.replace(/^.*:/, '');

const readTexts = async (archive: Archive): Promise<string[]> => {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let phonetic = 0;
  await parseEntry(archive, 'xl/sharedStrings.xml', MAX_TEXTS_BYTES, (parser) => {
    parser.on('opentag', ({ name }) => {
      const tag = localName(name);
      if (tag === 'si') text = '';
      if (tag === 'rPh') phonetic += 1;
      isText = tag === 't' && phonetic === 0;
    });
    parser.on('text', (part) => {
      if (isText) text += part;
    });
    parser.on('closetag', ({ name }) => {
      const tag = localName(name);
      if (tag === 'rPh') phonetic -= 1;
      if (tag === 't') isText = false;
      if (tag === 'si') texts.push(text);
    });
  });
  return texts;
};

/** Reads what the sheets of a workbook share. */
export const readWorkbook = async (archive: Archive): Promise<Workbook> => {
  const visible: string[] = [];
  const targets = new Map<string, string>();
  let since1904 = false;
  await parseEntry(archive, 'xl/workbook.xml', MAX_OUTLINE_BYTES, (parser) =>
    parser.on('opentag', ({ name, attributes }) => {
      const values = attributes as Record<string, string>;
      if (localName(name) === 'workbookPr') since1904 = /^(?:1|true)$/.test(values.date1904 ?? '');
      if (localName(name) !== 'sheet' || /hidden/i.test(values.state ?? '')) return;
      const id = Object.entries(values).find(([key]) => /:id$/.test(key))?.[1];
      if (id) visible.push(id);
    }),
  );
  await parseEntry(archive, 'xl/_rels/workbook.xml.rels', MAX_OUTLINE_BYTES, (parser) =>
    parser.on('opentag', ({ attributes }) => {
      const { Id, Target, Type = '' } = attributes as Record<string, string>;
      if (Id && Target && Type.startsWith(RELATIONSHIP) && /\/worksheet$/.test(Type))
        targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    }),
  );
  const sheets = visible.flatMap((id) => targets.get(id) ?? []);
  return {
    sheets: sheets.length > 0 ? sheets : ['xl/worksheets/sheet1.xml'],
    since1904,
    texts: await readTexts(archive),
  };
};
