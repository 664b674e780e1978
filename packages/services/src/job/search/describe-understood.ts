import { SINCE_WORK_TERMS } from '@broadsheet/contract/contract-version';
import type {
  MissedPart,
  QueryPart as QueryPartAnswer,
  UnderstoodQuery as UnderstoodAnswer,
} from '@broadsheet/contract/entities/understood-query';
import type { PlannedItem } from './query-plan.ts';
import type { TextSearch } from './search-jobs.ts';
import type { QueryPart, UnderstoodQuery } from './understanding/query-part.ts';

/** The query without the words at some positions. */
const withoutTokens = ({ tokens }: UnderstoodQuery, from: number, to: number): string =>
  tokens.filter((_, at) => at < from || at >= to).join(' ');

interface Described {
  readonly understood: UnderstoodQuery;
  /** Whether the caller's version of the contract has parts for work modes and shifts; before, they were wishes. */
  readonly knowsWorkTerms: boolean;
}

const describePart = (
  { understood, knowsWorkTerms }: Described,
  part: QueryPart,
): QueryPartAnswer => {
  const { text, from, to } = part;
  const own = { text, without: withoutTokens(understood, from, to) };
  switch (part.kind) {
    case 'city':
      return { kind: 'city', ids: [...part.cityIds], ...own };
    case 'experience':
      return {
        kind: 'experience',
        fromYears: part.years.from,
        toYears: part.years.to,
        ...own,
      };
    case 'pay':
      return { kind: 'pay', minLakh: part.lakh, ...own };
    case 'flag':
      return { kind: 'flag', flag: part.flag, ...own };
    case 'workMode':
      return knowsWorkTerms
        ? { kind: 'workMode', mode: part.mode, ...own }
        : { kind: 'wish', ...own };
    case 'shift':
      return knowsWorkTerms
        ? { kind: 'shift', shift: part.shift, ...own }
        : { kind: 'wish', ...own };
    case 'company':
      return { kind: 'company', name: part.name, ...own };
    case 'wish':
      return { kind: 'wish', ...own };
  }
};

const describeItem = (described: Described, item: PlannedItem): MissedPart[] => {
  if (item.kind === 'part') return [describePart(described, item.part)];
  if (item.kind === 'chosen') return [];
  const { text, from, to } = item.term;
  return [{ kind: 'text', text, without: withoutTokens(described.understood, from, to) }];
};

/** What a search has understood, for its answer. @param contractVersion of the caller */
export const describeUnderstood = (
  { understood, ignored, relaxed, partly, found }: TextSearch,
  contractVersion: number,
): UnderstoodAnswer => {
  const described = { understood, knowsWorkTerms: contractVersion >= SINCE_WORK_TERMS };
  return {
    subject: understood.terms
      .filter(({ isExcluded }) => !isExcluded)
      .map(({ text }) => text)
      .join(' '),
    parts: understood.parts
      .filter((part) => !ignored.includes(part))
      .map((part) => describePart(described, part)),
    relaxed: relaxed.flatMap((item) => describeItem(described, item)),
    exact: found.exact,
    partly: partly.flatMap((item) => describeItem(described, item)),
  };
};
