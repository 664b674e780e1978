import type { Locations } from '../words/locations.ts';
import { companyScore, titleScore } from './header-terms.ts';

/** A piece of a job's header: its title, its company, or one that may be either. */
export interface HeaderPiece {
  readonly text: string;
  readonly known: 'title' | 'company' | null;
}

const LABEL =
  /^(?:current |present |last |previous )?(?:(?<company>name (?:and address )?of (?:the )?(?:employer|company|organi[sz]ation)|company|organi[sz]ation|employer|firm)|(?<title>(?:occupation or )?position held|designation|role|position|title|job title|post|occupation))(?: name)?\s*(?:[:：-]|\t)[\s:：]*/iu;
const NOTHING = /^(?:duration|period|tenure|client|location|dates?|project)\b/iu;
const LINK =
  /\(?\s*\b(?:(?:https?:\/\/|www\.)[^\s)]+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|io|in|example|edu|co|dev|ai)(?:\/[^\s)]*)?(?![\p{L}\d]))\s*\)?/giu;
const HARD = /\t|\s*[|•·∙⋄◦]\s*|\s+[@/~—]\s+/u;
const SURE = /\s+(?:at|@)\s+/u;
const SOFT = [/,\s+/gu, /\s+[–—-]\s+/gu, /\s+(?:with|in)\s+/gu, /\s*[(]\s*/gu];
const TITLE = 0.8;
const DASH = /\s+[–-]\s+/u;
const ROLE = /^(?<company>.+?),?\s+as\s+(?:an?\s+|the\s+)?(?<title>.+)$/u;
/** A sentence, which `read-sentence` reads. */
const VERB = /\b(?:work|employ|serv|join|associat|engag|intern)(?:ed|ing|s|es)?\b/iu;

/** What introduces or follows a name and is no part of it. */
const trim = (text: string): string =>
  text
    .replace(/\s*\([^)]{0,24}\)\s*$/u, (note) => (/\d/u.test(note) ? '' : note))
    .replace(/^[\s,:|(/–—-]+|[\s,:|(/–—-]+$/gu, '')
    .replace(/^(?:at|@|with|for|from)\s+(?=\p{Lu})/u, '');

export const isLabelled = (text: string): boolean => LABEL.test(text);

const readLabel = (text: string): HeaderPiece | null => {
  const match = LABEL.exec(text);
  if (!match) return null;
  const known = match.groups?.company === undefined ? 'title' : 'company';
  return { text: trim(text.slice(match[0].length)), known };
};

const isTitle = (text: string): boolean => titleScore(text) >= TITLE;

const pair = (title: string, company: string): HeaderPiece[] => [
  { text: trim(title), known: 'title' },
  { text: trim(company.replace(/[)]$/u, '')), known: 'company' },
];

/** "Infosys Ltd., Pune as Senior Engineer" */
const readRole = (
  part: string,
  withoutLocation: Locations['withoutLocation'],
): HeaderPiece[] | null => {
  const { company, title } = ROLE.exec(part)?.groups ?? {};
  if (!company || !title || !isTitle(title) || VERB.test(company)) return null;
  return pair(title, withoutLocation(trim(company)));
};

/** "Infosys, Pune - Engineer": the text without cities before its dashes. */
const withoutCities = (part: string, { isLocation, withoutLocation }: Locations): string => {
  const parts = part.split(DASH);
  const left = parts.filter((each) => !isLocation(each)).map(withoutLocation);
  return left.join() === parts.join() ? part : left.join(' - ');
};

/** The pieces between the cells and bars of a header, without locations. */
export const splitHeader = (text: string, locations: Locations): HeaderPiece[] =>
  text
    .replace(LINK, ' ')
    .replace(LABEL, (label) => label.replace('\t', ':'))
    .split(HARD)
    .map(trim)
    .filter((part) => part !== '' && !locations.isLocation(part) && !NOTHING.test(part))
    .flatMap((part) => {
      const { withoutLocation } = locations;
      const open = trim(withoutLocation(withoutCities(part, locations)));
      return readLabel(part) ?? readRole(part, withoutLocation) ?? { text: open, known: null };
    });

/** "Engineer at Infosys" */
export const splitSurely = ({ text }: HeaderPiece): HeaderPiece[] | null => {
  const match = SURE.exec(text);
  if (!match) return null;
  return pair(text.slice(0, match.index), text.slice(match.index + match[0].length));
};

/** "Engineer, Infosys", "Infosys - Engineer": pieces where exactly one side is a title. */
export const splitPerhaps = ({ text }: HeaderPiece): HeaderPiece[] | null => {
  for (const separator of SOFT) {
    for (const match of text.matchAll(separator)) {
      const before = text.slice(0, match.index);
      const after = text.slice(match.index + match[0].length);
      if (before === '' || after === '') continue;
      const isCompanyFirst = companyScore(before) > 0 && titleScore(before) < 1;
      if (isTitle(before) && !isCompanyFirst && titleScore(after) < 1) return pair(before, after);
      if (isTitle(after) && titleScore(before) < TITLE) return pair(after, before);
    }
  }
  return null;
};
