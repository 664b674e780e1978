import type { ParsedResume, ResumeSource } from '@broadsheet/contract/entities/parsed-resume';
import { completeRegions } from './complete-regions.ts';
import { findEmail } from './contact/find-email.ts';
import { findLocation } from './contact/find-location.ts';
import { findName } from './contact/find-name.ts';
import { findPhone } from './contact/find-phone.ts';
import { readEducation } from './education/read-education.ts';
import { findStatedMonths } from './positions/find-stated-months.ts';
import { readPositions } from './positions/read-positions.ts';
import { findTotalMonths } from './positions/total-months.ts';
import { orderRows } from './reading-order/order-rows.ts';
import type { ResumeVocabulary } from './resume-vocabulary.ts';
import type { Row } from './rows.ts';
import { classifySection, isAboutDegree } from './sections/classify-section.ts';
import { findSections, type Section } from './sections/find-sections.ts';
import { createSkillFinder } from './skills/find-skills.ts';
import { sourceOf } from './source-of.ts';
import { findNotice } from './terms/find-notice.ts';
import { findPay, isAboutPay } from './terms/find-pay.ts';
import type { TextLine } from './text-line.ts';
import { createLocations } from './words/locations.ts';

/**
 * Sections by their headings. Unknown ones are known by what is in them where no heading names the jobs or the studies,
 * and where they follow such a section: their headings are employers or schools.
 */
const readSections = (rows: readonly Row[]): readonly Section[] => {
  const sections = findSections(rows);
  const kinds = new Set(sections.map(({ kind }) => kind));
  const read: Section[] = [];
  for (const section of sections) {
    const kind = section.kind === 'unknown' ? classifySection(section.rows) : section.kind;
    const isNext = read.at(-1)?.kind === kind || !kinds.has(kind);
    read.push(isNext ? { ...section, kind } : section);
  }
  return read;
};

/**
 * Parses a resume. Pure: equal lines and vocabulary give equal resumes.
 * @param lines in any order, by their position.
 * @param asOf YYYY-MM: the last month of current jobs.
 */
export const parseResume = (
  lines: readonly TextLine[],
  vocabulary: ResumeVocabulary,
  asOf: string,
): ParsedResume => {
  const locations = createLocations(vocabulary);
  const rows = orderRows(lines);
  const sections = readSections(rows);
  const rowsOf = (...kinds: readonly Section['kind'][]): Row[] =>
    sections
      .flatMap(({ kind, rows: ofSection }) => (kinds.includes(kind) ? ofSection : []))
      .filter(({ text }) => !isAboutPay(text));
  const rest = rowsOf('top', 'personal', 'summary', 'unknown');
  const reach = [...rowsOf('top', 'personal'), ...rows];
  const texts = reach.flatMap((row) => row.cells.map(({ text }) => text));

  // A label may be above its value, as in a table of two rows.
  const terms = rows.flatMap(({ text }, at) => [text, `${text} ${rows[at + 1]?.text ?? ''}`]);

  const ofWork = rowsOf('experience');
  const ofStudies = rowsOf('education');
  const email = findEmail(texts);
  const ofJobs = readPositions(ofWork, locations);
  const positions =
    ofJobs.length > 0
      ? ofJobs
      : readPositions(
          rest.filter((row) => !isAboutDegree(row)),
          locations,
        );
  const pay = findPay(terms);
  /** A value with the row that says it, if one row alone does. */
  const from = <Leaf extends { readonly value: unknown }>(
    leaf: Leaf | undefined,
    find: (text: string) => { readonly value: unknown } | undefined,
  ): (Leaf & { readonly source?: ResumeSource }) | undefined => {
    const row = leaf && reach.find(({ text }) => find(text)?.value === leaf.value);
    return leaf && row ? { ...leaf, source: sourceOf([row]) } : leaf;
  };
  const resume: ParsedResume = {
    name: findName(
      rows.filter(({ page }) => page === 1),
      email,
    ),
    email,
    phone: from(findPhone(texts), (text) => findPhone([text])),
    location: from(
      findLocation(
        rowsOf('top', 'personal'),
        rowsOf('summary', 'skills', 'languages', 'unknown', 'other'),
        locations,
      ),
      (text) => ({ value: locations.findCity(text) }),
    ),
    totalMonths: from(
      findTotalMonths(
        positions,
        asOf,
        rows.map(({ text }) => text),
      ),
      (text) => findStatedMonths([text]),
    ),
    currentCTC: from(pay.currentCTC, (text) => findPay([text]).currentCTC),
    expectedCTC: from(pay.expectedCTC, (text) => findPay([text]).expectedCTC),
    noticePeriod: from(findNotice(terms), (text) => findNotice([text])),
    positions,
    education: readEducation(ofStudies.length > 0 ? ofStudies : rest.filter(isAboutDegree)),
    skills: createSkillFinder(vocabulary)(rowsOf('skills'), rows),
  };
  return completeRegions(resume, lines);
};
