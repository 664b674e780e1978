import { isBannerColumn } from '@broadsheet/content-store/banner-cells';
import { splitCsv } from '@broadsheet/content-store/split-csv';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { fromSpreadsheet } from './spreadsheet-text.ts';

/** The size limit of content files. */
const TEXT_MAX = 1_000_000;

export type Imported = { readonly text: string } | { readonly refusal: string };

const decode = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
};

const NO_CSV = 'This is not a banner CSV. Export a list first and use its column headings.';

/** Decodes an imported file, or returns why it cannot be used. */
export const readImport = (bytes: Uint8Array, audiences: NamedAudiences): Imported => {
  if (bytes.length > TEXT_MAX)
    return { refusal: 'This file is too large. Import a CSV of up to 1 MB.' };
  const text = decode(bytes);
  if (text === null || text.includes('\0'))
    return {
      refusal: 'We cannot read this file. Save it from your spreadsheet as “CSV UTF-8”.',
    };
  const [header] = splitCsv(text);
  if (!header?.cells) return { refusal: NO_CSV };
  const names = header.cells.map((cell) => cell.text.trim());
  if (names.some(isBannerColumn)) return { text: fromSpreadsheet(text, audiences) };
  const isSplitOtherwise = names.length === 1 && names[0]?.split(/[;\t|]/).some(isBannerColumn);
  return {
    refusal: isSplitOtherwise
      ? 'The columns are not separated by commas. Save the file as comma-separated CSV.'
      : NO_CSV,
  };
};
