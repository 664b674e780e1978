/**
 * What jobs only say in their text. Each line: what people type, words as `foldText` writes them; all phrases of a line
 * are looked for.
 */
const LINES = `
24x7 | 24 7 shift
us process
uk shift | uk shifts | uk process | afternoon shift
evening shift | evening shifts
part time | parttime | part time job | part time jobs | half day | half day job | few hours
contract basis | on contract | contractual | contract based | contract to hire | c2h | contract job | temporary | temp job
freelance | freelancer | freelancing | freelance work | gig
5 days working | five days working | 5 day week | five day week | weekend off | weekends off | saturday sunday off
weekend | weekends | weekend job | weekend jobs
summer internship | winter internship | internship programme
`;

const phrases = new Map<string, readonly string[]>();
for (const line of LINES.trim().split('\n')) {
  const all = line.split('|').map((phrase) => phrase.trim());
  for (const phrase of all) phrases.set(phrase, all);
}

export const WISHES: ReadonlyMap<string, readonly string[]> = phrases;
