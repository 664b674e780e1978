import type { ParsedEducation } from '@broadsheet/contract/entities/parsed-resume';

export type Degree = NonNullable<ParsedEducation['degree']>['value'];

export interface FoundDegree {
  readonly degree: Degree;
  readonly at: number;
  readonly end: number;
}

/** The names of each degree. Abbreviations that are also words count in capitals only. */
const NAMES: readonly (readonly [Degree, RegExp])[] = [
  ['Ph.D', /\bph\.?\s?d\b\.?|\bdoctor(?:ate)? of philosophy\b|\bdoctorate\b/iu],
  [
    'PGDM',
    /\bp\.?g\.?d\.?b?\.?m\b\.?|\bpgdba\b|\bPGPM?\b|\bpost\s?-?graduate (?:diploma|program(?:me)?) in (?:business )?(?:management|administration)\b/iu,
  ],
  ['M.Tech', /\bm\.?\s?tech\b\.?|\bmasters? (?:of|in) technology\b/iu],
  ['M.E.', /\bM\.\s?E\b\.?|\bME\b|\b[Mm]asters? (?:of|in) [Ee]ngineering\b/u],
  ['MCA', /\bm\.?\s?c\.?\s?a\b\.?|\bmasters? (?:of|in) computer applications?\b/iu],
  ['MBA', /\bm\.?\s?b\.?\s?a\b\.?|\bmasters? (?:of|in) business administration\b/iu],
  ['M.Sc', /\bm\.?\s?sc\b\.?|\bmasters? (?:of|in) sciences?\b/iu],
  ['M.Com', /\bm\.?\s?com\b\.?|\bmasters? (?:of|in) commerce\b/iu],
  ['LL.M', /\bll\.?\s?m\b\.?|\bmasters? (?:of|in) laws?\b/iu],
  ['M.S.', /\bM\.\s?S\b\.?(?!c)|\bMS\b(?=\s(?:in|-)|,|$)/u],
  ['M.A.', /\bM\.\s?A\b\.?|\bMA\b|\b[Mm]asters? (?:of|in) [Aa]rts\b/u],
  ['B.Tech', /\bb\.?\s?tech\b\.?|\bbachelors? (?:of|in) technology\b/iu],
  ['B.E.', /\bB\.\s?E\b\.?|\bBE\b|\b[Bb]achelors? (?:of|in) [Ee]ngineering\b/u],
  ['BCA', /\bb\.?\s?c\.?\s?a\b\.?|\bbachelors? (?:of|in) computer applications?\b/iu],
  [
    'BBA',
    /\bb\.?\s?b\.?\s?[am]\b\.?|\bbachelors? (?:of|in) business (?:administration|management)\b/iu,
  ],
  ['B.Sc', /\bb\.?\s?sc\b\.?|\bbachelors? (?:of|in) sciences?\b/iu],
  ['B.Com', /\bb\.?\s?com\b\.?|\bbachelors? (?:of|in) commerce\b/iu],
  ['B.Des', /\bb\.?\s?des\b\.?|\bbachelors? (?:of|in) design\b/iu],
  ['B.Arch', /\bb\.?\s?arch\b\.?|\bbachelors? (?:of|in) architecture\b/iu],
  ['B.Pharm', /\bb\.?\s?pharm(?:a|acy)?\b\.?|\bbachelors? (?:of|in) pharmacy\b/iu],
  ['LL.B', /\bll\.?\s?b\b\.?|\bbachelors? (?:of|in) laws?\b/iu],
  ['MBBS', /\bm\.?b\.?b\.?s\b\.?/iu],
  ['B.A.', /\bB\.\s?A\b\.?|\bBA\b|\b[Bb]achelors? (?:of|in) [Aa]rts\b/u],
  ['CA', /(?<!,\s)\bCA\b|\bC\.A\.|\b[Cc]hartered [Aa]ccountan(?:t|cy)\b/u],
  [
    'Class XII',
    /\b(?:class|std\.?|standard|grade)?\s*(?:xii|12)(?:th)?\b|\bh\.?s\.?c\b|\b(?:higher|senior) secondary(?: \(xii\))?|\bintermediate\b|\b10\s?\+\s?2\b|\bplus two\b|\bpuc\b/iu,
  ],
  [
    'Class X',
    /(?<![\p{L}\d.])x(?=\s?[(,–-]?\s?(?:cbse|icse|ssc|state board|board)\b)|\b(?:class|std\.?|standard|grade)\s*(?:x|10)(?:th)?\b|\b10th\b|\bxth\b|\bs\.?s\.?c\b|\bsslc\b|\bmatric(?:ulation)?\b|\bsecondary (?:\(x\)|school)/iu,
  ],
  ['Diploma', /\bdiploma\b/iu],
];

/** The degree that a text names first. */
export const findDegree = (text: string): FoundDegree | null => {
  let found: FoundDegree | null = null;
  for (const [degree, name] of NAMES) {
    const match = name.exec(text);
    if (!match || (found && match.index >= found.at)) continue;
    found = { degree, at: match.index, end: match.index + match[0].length };
  }
  return found;
};
