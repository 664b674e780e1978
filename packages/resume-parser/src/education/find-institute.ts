/** Words that are in an institute's name, or are one. */
const NAMES = new RegExp(
  `(?<![\\p{L}])(?:${[
    ...['university', 'universities', 'institute', 'institution', 'college', 'school', 'academy'],
    ...['vidyalaya', 'vidyapeeth', 'vidyapith', 'vishwavidyalaya', 'polytechnic', 'convent'],
    ...['iits?', 'iims?', 'nits?', 'iiits?', 'bits', 'vit', 'srm', 'xlri', 'ximb', 'ignou', 'isb'],
    ...['nmims', 'spjimr', 'iift', 'mdi', 'fms', 'tiss', 'nift', 'iisc', 'dtu', 'aiims', 'sibm'],
    ...['scmhrd', 'jnu', 'bhu', 'vtu', 'jntu[a-z]?', 'aktu', 'icai', 'icsi', 'nsut', 'pec'],
  ].join('|')})(?![\\p{L}])`,
  'iu',
);
const APART =
  /(\t|,\s*|\s+[-–—|·•]\s+|\s*[|;:()]\s*|\s+(?:from|at)\s+|(?<!\b(?:st|sr|jr|dr|mt|[a-wyz]))\.\s+(?=\p{L}))/iu;
/** The rest of "in 2018" without its year. */
const ENDING = /[\s,.]*(?:\b(?:in|during|year))?[\s,.]*$/iu;
/** "Delhi University in 2019 with 72%", whose year is gone. */
const AFTER = /\s+(?:(?:in|during|year)(?=\s|$)(?!\s+\p{Lu})|with\b|securing\b|scoring\b).*$/u;
const MAX_PART_TERMS = 4;
/** Text that may follow a name but does not belong to it. */
const NO_PART =
  /\d|%|\b(?:cgpa|gpa|grade|marks|percent\w*|division|distinction|class|first|honou?rs|board|cbse|icse|aggregate|score|passed|year|batch|pursuing|in)\b/iu;

export const namesInstitute = (text: string): boolean => NAMES.test(text);

/** The institute in a text without its years, with its location. */
export const findInstitute = (text: string): string | null => {
  const parts = text.replace(ENDING, '').split(APART);
  const start = parts.findIndex((part, index) => index % 2 === 0 && namesInstitute(part));
  if (start < 0) return null;
  let name = parts[start] ?? '';
  for (let index = start + 1; index + 1 < parts.length; index += 2) {
    const separator = parts[index] ?? '';
    const part = (parts[index + 1] ?? '').replace(/\s+(?:in|during)$/iu, '');
    const isShort = part !== '' && part.split(' ').length <= MAX_PART_TERMS;
    if (!/^,\s*$/.test(separator) || !isShort || NO_PART.test(part)) break;
    name += `, ${part}`;
  }
  const cleaned = name
    .replace(/^(?:\d{1,2}[.)]?\s+)?(?:from|at)\s/iu, '')
    .replace(AFTER, '')
    .replace(/^[\s.,:/|–—-]+|[\s.,:/|–—-]+$/gu, '');
  return cleaned === '' ? null : cleaned;
};
