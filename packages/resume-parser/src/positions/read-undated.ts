import type { ParsedPosition } from '@broadsheet/contract/entities/parsed-resume';
import type { Row } from '../rows.ts';
import type { Locations } from '../words/locations.ts';
import { titleScore } from './header-terms.ts';
import { isHeader } from './is-header.ts';
import { readSentence } from './read-sentence.ts';
import { isLabelled, splitHeader, splitPerhaps, splitSurely } from './split-header.ts';
import { writePosition } from './write-position.ts';

/** A job without dates may be no job: the form asks. */
const CONFIDENCE = 0.6;
/** Between the label of a company and that of the title there. */
const LABELS_WITHIN = 3;

interface Undated {
  readonly title: string;
  readonly company: string;
}

/** "Accountant - Muthoot Finance Ltd, Kochi", "Working as an engineer with Infosys" */
const readPair = (row: Row, locations: Locations): Undated | null => {
  const sentence = readSentence(row.text);
  if (sentence && titleScore(sentence.title) >= 0.8)
    return { ...sentence, company: locations.withoutLocation(sentence.company) };
  if (!isHeader(row)) return null;
  const [only, ...more] = splitHeader(row.text, locations);
  if (!only || only.known) return null;
  const pieces =
    more.length > 0 ? [only, ...more] : (splitSurely(only) ?? splitPerhaps(only) ?? []);
  const title = pieces.find(({ text, known }) => known === 'title' || titleScore(text) === 1);
  const company = pieces.find((piece) => piece !== title && titleScore(piece.text) < 1);
  return title && company ? { title: title.text, company: company.text } : null;
};

/** "Company: Wipro" and "Designation: Engineer" in rows one below the other. */
const readLabels = (rows: readonly Row[], index: number, locations: Locations): Undated | null => {
  const near = rows.slice(index, index + LABELS_WITHIN).filter(({ text }) => isLabelled(text));
  const pieces = near.flatMap(({ text }) => splitHeader(text, locations)).slice(0, 2);
  const title = pieces.find(({ known }) => known === 'title')?.text;
  const company = pieces.find(({ known }) => known === 'company')?.text;
  return title && company ? { title, company } : null;
};

/** The jobs of a resume without any dates of jobs: a title and a company in one row, or behind labels. */
export const readUndated = (rows: readonly Row[], locations: Locations): ParsedPosition[] => {
  const positions: ParsedPosition[] = [];
  let after = 0;
  for (const [index, row] of rows.entries()) {
    if (index < after) continue;
    const labelled = isLabelled(row.text) ? readLabels(rows, index, locations) : null;
    const found = labelled ?? readPair(row, locations);
    if (!found) continue;
    after = index + (labelled ? LABELS_WITHIN - 1 : 1);
    positions.push(
      writePosition({ ...found, confidence: CONFIDENCE }, null, [], rows.slice(index, after)),
    );
  }
  return positions;
};
