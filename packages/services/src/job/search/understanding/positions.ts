/**
 * What jobs are called, whatever their subject: such words decide less than others. The words of a line are near to each
 * other: who types one also takes the others, after it.
 */
const FAMILIES = `
developer engineer programmer coder
tester qa
manager head lead
executive officer associate processor
analyst specialist
consultant advisor
administrator
architect
designer
trainer
technician operator
supervisor incharge coordinator
representative
assistant
helper
scientist researcher
expert professional
leader
writer
planner
agent
worker
clerk
staff
boy
team
profession
`;

const families = new Map<string, readonly string[]>();
for (const line of FAMILIES.trim().split('\n')) {
  const tokens = line.split(' ');
  for (const word of tokens) families.set(word, tokens);
}

/** The other words of the family; undefined for what is no position. */
export const findPositions = (word: string): readonly string[] | undefined => {
  const own = families.get(word) ?? families.get(word.replace(/s$/, ''));
  return own?.filter((other) => other !== word && `${other}s` !== word);
};

/** Words of the rank: they raise jobs, and never decide. */
const RANKS: ReadonlySet<string> = new Set(
  (
    'senior junior assistant associate deputy principal staff chief trainee intern apprentice mid level experienced ' +
    'sr jr snr jnr asst asstt assoc dy dep internship internships traineeship apprenticeship'
  ).split(' '),
);

export const isRank = (word: string): boolean => RANKS.has(word);
