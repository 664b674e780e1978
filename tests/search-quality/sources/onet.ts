import type { Brand } from '@broadsheet/contract/brand';
import type { Occupation } from '../occupation.ts';
import { groupValues, readTable } from './read-table.ts';

const CODE = 'O*NET-SOC Code';
/** Major groups of the Standard Occupational Classification, and single occupations, that each site has jobs of. */
const OF_BRAND: Readonly<Record<Brand, RegExp>> = {
  tech: /^(?:15-|17-|19-[124]|27-10(?:14|21|24)|11-(?:3021|9041|9121)|49-2)/,
  management: /^(?:11-(?!3021|9041|9121)|13-|23-|25-9|29-(?:9021|2072)|41-|43-)/,
};
const MAX_TITLE = 80;

const withoutAbbreviation = (title: string): string =>
  title
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** O*NET writes "Certified Public Accountant (CPA)" as well as "CPA (Certified Public Accountant)". */
const spelledOut = (title: string): string => {
  const inside = /\(([^)]+)\)/.exec(title)?.[1] ?? '';
  const outside = withoutAbbreviation(title);
  return inside.length > outside.length ? inside : outside;
};

const isAbbreviation = (text: string): boolean => /^[A-Z][A-Za-z]?[A-Z&/]{1,5}$/.test(text);

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** The occupations of each site in a release of the O*NET database as text files. */
export const readOnet = (folder: string): Record<Brand, readonly Occupation[]> => {
  const alternates = readTable(folder, 'Alternate Titles.txt');
  const titles = groupValues(alternates, CODE, 'Alternate Title');
  const shorts = groupValues(alternates, CODE, 'Short Title');
  const reported = groupValues(
    readTable(folder, 'Sample of Reported Titles.txt'),
    CODE,
    'Reported Job Title',
  );
  const tasks = groupValues(readTable(folder, 'Task Statements.txt'), CODE, 'Task');
  const skills = groupValues(readTable(folder, 'Technology Skills.txt'), CODE, 'Example');
  const related = groupValues(
    readTable(folder, 'Related Occupations.txt').filter((row) =>
      row.get('Relatedness Tier')?.startsWith('Primary'),
    ),
    CODE,
    'Related O*NET-SOC Code',
  );
  const zones = groupValues(readTable(folder, 'Job Zones.txt'), CODE, 'Job Zone');
  const occupations = readTable(folder, 'Occupation Data.txt').map((row): Occupation => {
    const code = row.get(CODE) ?? '';
    const listed = [...(titles.get(code) ?? []), ...(reported.get(code) ?? [])];
    return {
      code,
      group: code.slice(0, 5),
      name: row.get('Title') ?? '',
      description: row.get('Description') ?? '',
      titles: unique(listed.map(spelledOut)).filter(
        (title) => title.length <= MAX_TITLE && title.length > 2 && !isAbbreviation(title),
      ),
      abbreviations: unique(
        [...(shorts.get(code) ?? []), ...listed].map(withoutAbbreviation),
      ).filter(isAbbreviation),
      tasks: tasks.get(code) ?? [],
      skills: unique(skills.get(code) ?? []),
      related: new Set(related.get(code)),
      zone: Number(zones.get(code)?.[0] ?? 3),
    };
  });
  const of = (brand: Brand) =>
    occupations.filter(({ code, titles }) => OF_BRAND[brand].test(code) && titles.length > 1);
  return { tech: of('tech'), management: of('management') };
};
