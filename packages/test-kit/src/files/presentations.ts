import { deflateSync } from 'node:zlib';
import { makeZip, type ZipPart } from './make-zip.ts';

const CONTENT_TYPES = {
  name: '[Content_Types].xml',
  text: '<?xml version="1.0" encoding="UTF-8"?><Types><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>',
};
const WORKBOOK = [
  {
    name: '[Content_Types].xml',
    text: '<?xml version="1.0"?><Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
  },
  { name: 'xl/workbook.xml', text: '<?xml version="1.0"?><workbook/>' },
];

/** The workbook of a chart's data, with further parts. */
export const makeXlsx = (more: readonly ZipPart[] = []): Buffer => makeZip([...WORKBOOK, ...more]);

/** A presentation with this many slides, with further parts. */
export const makePptx = (slides: number, more: readonly ZipPart[] = []): Buffer => {
  const ids = Array.from(
    { length: slides },
    (_, at) => `<p:sldId id="${256 + at}" r:id="r${at}"/>`,
  );
  const text = `<?xml version="1.0" encoding="UTF-8"?><p:presentation><p:sldIdLst>${ids.join('')}</p:sldIdLst></p:presentation>`;
  return makeZip([CONTENT_TYPES, { name: 'ppt/presentation.xml', text }, ...more]);
};

const withEnd = (objects: string): Buffer =>
  Buffer.from(`%PDF-1.5\n${objects}\nstartxref\n9\n%%EOF\n`, 'latin1');

/** A PDF whose page tree declares this many pages; optionally with object streams, as most programs write it now. */
export const makeSlidesPdf = (pages: number, isPacked = false): Buffer => {
  const tree = `<</Type/Pages/Kids[2 0 R]/Count ${pages}>><</Type/Pages/Parent 1 0 R/Count 1>>`;
  if (!isPacked) return withEnd(`1 0 obj${tree}endobj`);
  const packed = deflateSync(Buffer.from(tree)).toString('latin1');
  return withEnd(`5 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n${packed}\nendstream endobj`);
};
