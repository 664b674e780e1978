import { zipSync } from 'fflate';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

type Cell = string | number;

/** A workbook as Excel writes it: texts of cells are shared, and the sheet comes before them. */
export const workbookOf = (rows: readonly (readonly Cell[])[], hidden = false): Uint8Array => {
  const texts: string[] = [];
  const cell = (value: Cell, row: number, column: number): string => {
    const reference = `${String.fromCharCode(65 + column)}${row}`;
    if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
    if (value === '') return '';
    texts.push(value);
    return `<c r="${reference}" t="s"><v>${texts.length - 1}</v></c>`;
  };
  const sheetRows = rows.map(
    (cells, at) =>
      `<row r="${at + 1}">${cells.map((value, column) => cell(value, at + 1, column)).join('')}</row>`,
  );
  const office = 'http://schemas.openxmlformats.org';
  const main = `${office}/spreadsheetml/2006/main`;
  const relations = `${office}/officeDocument/2006/relationships`;
  const sheets = hidden
    ? '<sheet name="Notes" sheetId="1" state="hidden" r:id="rId9"/><sheet name="Jobs" sheetId="2" r:id="rId1"/>'
    : '<sheet name="Jobs" sheetId="1" r:id="rId1"/>';
  return zipSync({
    '[Content_Types].xml': bytesOf('<Types/>'),
    'xl/workbook.xml': bytesOf(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytesOf(
      `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': bytesOf(
      `<worksheet xmlns="${main}"><sheetData>${sheetRows.join('')}</sheetData></worksheet>`,
    ),
    'xl/sharedStrings.xml': bytesOf(
      `<sst xmlns="${main}">${texts.map((text) => `<si><t>${escapeXml(text)}</t></si>`).join('')}</sst>`,
    ),
  });
};
