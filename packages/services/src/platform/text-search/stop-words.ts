/** Words that only say "I want a job"; "it" is not among them, because it is a trade. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'job jobs vacancy vacancies opening openings opportunity opportunities career careers hiring ' +
    'position positions role roles urgent latest ' +
    'a an and any are as at be by for from i in is me my near of on the to want with'
  ).split(' '),
);
