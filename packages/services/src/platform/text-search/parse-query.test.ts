import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';

const cities = new Map([
  ['bangalore', 2],
  ['bengaluru', 2],
  ['navi mumbai', 14],
  ['mumbai', 1],
]);
const read = (text: string) => {
  const { terms, cityIds } = parseQuery(text, cities);
  return {
    terms: terms.map(({ phrases, excluded }) => (excluded ? `-${phrases[0]}` : phrases[0])),
    cityIds,
  };
};

describe('reading a query', () => {
  it.each([
    ['', [], []],
    ['Java Developer jobs in Bengaluru', ['java', 'developer'], [2]],
    ['jobs in navi mumbai or bangalore', [], [14, 2]],
    ['mumbai', [], [1]],
    ['"mumbai metro" engineer', ['mumbai metro', 'engineer'], []],
    ['c++, C#; .NET / asp.net', ['c++', 'c#', '.net', 'asp.net'], []],
    ['machine learning engineer.', ['machine learning', 'engineer'], []],
    ['java -senior -"team lead"', ['java', '-senior', '-team lead'], []],
    ['IT manager', ['it', 'manager'], []],
    ['or java', ['java'], []],
    ['python or java', ['python'], []],
    ['front-end', ['front end'], []],
    ['?! ... ()', [], []],
  ])('%j', (text, terms, cityIds) => {
    expect(read(text)).toEqual({ terms, cityIds });
  });

  it('gives a term all its synonyms, whichever was typed', () => {
    const phrasesOf = (text: string) => new Set(parseQuery(text, cities).terms[0]?.phrases);
    expect(phrasesOf('k8s')).toEqual(phrasesOf('kubernetes'));
    expect(phrasesOf('python or java')).toEqual(new Set(['python', 'java']));
  });

  it('reads no more than it can search for at once', () => {
    expect(read('word '.repeat(200)).terms).toHaveLength(16);
  });
});
