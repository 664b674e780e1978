import { describe, expect, it } from 'vitest';
import { correctTerms } from './correct-terms.ts';
import type { QueryPart } from './query-part.ts';
import { understandQuery } from './understand-query.ts';
import type { Vocabulary } from './vocabulary.ts';

const vocabulary: Vocabulary = {
  jobsByWord: new Map([
    ['java', 40],
    ['python', 30],
    ['developer', 200],
    ['designer', 20],
    ['commerce', 12],
    ['analyst', 50],
    ['sales', 30],
    ['kubernetes', 9],
    ['nodejs', 8],
    ['concrete', 6],
    ['flutter', 8],
    ['trainer', 12],
  ]),
  pairs: new Set(['e commerce', 'data science', 'flutter developer']),
  jobs: 700,
  locations: new Map([
    ['pune', [6]],
    ['bangalore', [2]],
    ['blr', [2]],
    ['mumbai', [1]],
    ['navi mumbai', [14]],
    ['delhi ncr', [3, 12, 13]],
    ['kerala', [10, 22]],
  ]),
  companies: new Map([
    ['satpuraj labs', { name: 'Satpuraj Labs', ids: [5] }],
    ['satpuraj', { name: 'Satpuraj Labs', ids: [5] }],
  ]),
  isEnglish: (word) => ['concert', 'trailer', 'developed', 'flatter'].includes(word),
  longest: { location: 2, company: 2 },
};

const describePart = (part: QueryPart): string => {
  switch (part.kind) {
    case 'city':
      return `city ${part.cityIds.join(',')}`;
    case 'experience':
      return `years ${part.years.from}-${part.years.to}`;
    case 'pay':
      return `pay ${part.lakh}`;
    case 'flag':
      return part.flag;
    case 'workMode':
      return part.mode;
    case 'shift':
      return part.shift;
    case 'company':
      return part.name;
    case 'wish':
      return part.text;
  }
};

const understand = (text: string) => {
  const { parts, terms } = understandQuery(text, vocabulary);
  return {
    parts: parts.map(describePart),
    terms: terms.map((term) => `${term.isExcluded ? '-' : ''}${term.text}`),
  };
};

describe('understanding a query', () => {
  it.each([
    ['java developer in pune', ['city 6'], ['java', 'developer']],
    ['JAVA developer jobs Navi Mumbai', ['city 14'], ['java', 'developer']],
    ['sales jobs delhi ncr', ['city 3,12,13'], ['sales']],
    ['jobs in kerala', ['city 10,22'], []],
    ['मुंबई में नौकरी', ['city 1'], []],
    ['java 5 years', ['years 5-5'], ['java']],
    ['java 3+ yrs', ['years 3-7'], ['java']],
    ['java 0-2 years experience', ['years 0-2'], ['java']],
    ['java 0 2 years', ['years 0-2'], ['java']],
    ['java 6 months exp', ['years 0-1'], ['java']],
    ['java two to four years', ['years 2-4'], ['java']],
    ['minimum 8 yrs java', ['years 8-12'], ['java']],
    ['java exp 4', ['years 4-4'], ['java']],
    ['java 2 saal', ['years 2-2'], ['java']],
    ['python fresher', ['years 0-0'], ['python']],
    ['python without experience', ['years 0-0'], ['python']],
    ['analyst 20 lpa', ['pay 20'], ['analyst']],
    ['analyst 15 lakh+', ['pay 15'], ['analyst']],
    ['analyst ₹18,00,000', [], ['analyst', '1800000']],
    ['analyst salary 18,00,000', ['pay 18'], ['analyst']],
    ['analyst 10-15 lpa', ['pay 10'], ['analyst']],
    ['analyst 1.2 cr', ['pay 120'], ['analyst']],
    ['analyst 30k per month', ['pay 3.6'], ['analyst']],
    ['analyst 25000 salary', ['pay 3'], ['analyst']],
    ['java wfh', ['workFromHome'], ['java']],
    ['work from home java', ['workFromHome'], ['java']],
    ['ghar se kaam java', ['workFromHome'], ['java']],
    ['sales jobs for women', ['femaleCandidate'], ['sales']],
    ['sales ex army', ['exDefence'], ['sales']],
    ['sales night shift', ['night'], ['sales']],
    ['bpo us shift', ['night'], ['bpo']],
    ['sales day shift', ['day'], ['sales']],
    ['nurse rotational shift', ['rotational'], ['nurse']],
    ['sales uk shift', ['uk shift'], ['sales']],
    ['java hybrid', ['hybrid'], ['java']],
    ['hybrid java developer', ['hybrid'], ['java', 'developer']],
    ['hybrid app developer', [], ['hybrid', 'app developer']],
    ['hybrid cloud architect', [], ['hybrid', 'cloud', 'architect']],
    ['shift left testing', [], ['shift', 'left', 'testing']],
    ['shift incharge', [], ['shift incharge']],
    ['java part time', ['part time'], ['java']],
    ['java at satpuraj', ['Satpuraj Labs'], ['java']],
    ['satpuraj labs', ['Satpuraj Labs'], []],
    ['sr. manager - hr', [], ['sr manager', 'hr']],
    ['job chahiye java ke liye', [], ['java']],
    ['mujhe sales ki naukri do', [], ['sales']],
    ['CFO', [], ['cfo']],
    ['"java developer" -senior', [], ['java developer', '-senior']],
    ['java or python', [], ['java or python']],
    ['node js developer', [], ['node js', 'developer']],
    ['-', [], []],
  ])('%j', (text, parts, terms) => {
    expect(understand(text)).toEqual({ parts, terms });
  });

  it('gives an abbreviation its full forms, and full forms their abbreviation', () => {
    const phrasesOf = (text: string) =>
      new Set(understandQuery(text, vocabulary).terms[0]?.phrases);
    expect(phrasesOf('cfo')).toEqual(phrasesOf('Chief Financial Officer'));
    expect(phrasesOf('b.tech')).toEqual(phrasesOf('bachelor of technology'));
    expect(phrasesOf('fp&a')).toContain('financial planning and analysis');
    expect(phrasesOf('avp')).toContain('assistant vice president');
  });

  it('a phrase that no title has is near to its words', () => {
    const nearOf = (query: string) => understandQuery(query, vocabulary).terms[0]?.near;
    expect(nearOf('statutory audit')).toEqual(expect.arrayContaining(['statutory', 'audit']));
    expect(nearOf('data science')).not.toContain('science');
  });

  it('knows a word that jobs write as two', () => {
    const [term] = understandQuery('datascience', vocabulary).terms;
    expect(term?.phrases).toContain('data science');
  });
});

describe('words that no job says', () => {
  const correct = (text: string) =>
    correctTerms(text.split(' '), new Set(text.split(' ')), vocabulary)?.join(' ') ?? null;

  it.each([
    ['devloper', 'developer'],
    ['pyhton', 'python'],
    ['kubrnetes', 'kubernetes'],
    ['experiance', 'experience'],
    ['desinger', 'designer'],
    ['mumbaii', 'mumbai'],
    ['hybird', 'hybrid'],
    ['rotatonal', 'rotational'],
    ['analist', 'analyst'],
  ])('%s is put right to %s', (typed, meant) => {
    expect(correct(typed)).toBe(meant);
  });

  it.each(['ecommerce', 'nurse', 'xqzzvw', 'b2b', 'chartered', 'plumbing', 'infosys'])(
    '%s stays',
    (typed) => {
      expect(correct(typed)).toBeNull();
    },
  );

  it.each(['concert', 'trailer'])(
    '%s is a word of English, though a rare word is like it',
    (typed) => {
      expect(correct(typed)).toBeNull();
    },
  );

  it('a word of English with one wrong letter is the word that many jobs say', () => {
    expect(correct('developed')).toBe('developer');
  });

  it('a word of English is one that jobs write beside the next word', () => {
    expect(correct('flatter developer')).toBe('flutter developer');
    expect(correct('flatter analyst')).toBeNull();
  });

  it('a word of English is any word like it where nothing else is found', () => {
    const typed = ['concert'];
    expect(correctTerms(typed, new Set(typed), vocabulary, false)).toEqual(['concrete']);
  });

  it('a word with an ending of its own stays, and is no other word', () => {
    const counts = ['process', 'professor', 'develop', 'developer'].map(
      (word) => [word, 9] as const,
    );
    const known = { ...vocabulary, jobsByWord: new Map([...vocabulary.jobsByWord, ...counts]) };
    expect(correctTerms(['processors'], new Set(['processors']), known)).toBeNull();
    expect(correctTerms(['developor'], new Set(['developor']), known)).toEqual(['developer']);
  });
});
