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

const describePart = (understood: UnderstoodQuery, part: QueryPart): QueryPartAnswer => {
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
      return { kind: 'workMode', mode: part.mode, ...own };
    case 'shift':
      return { kind: 'shift', shift: part.shift, ...own };
    case 'company':
      return { kind: 'company', name: part.name, ...own };
    case 'wish':
      return { kind: 'wish', ...own };
  }
};

const describeItem = (understood: UnderstoodQuery, item: PlannedItem): MissedPart[] => {
  if (item.kind === 'part') return [describePart(understood, item.part)];
  if (item.kind === 'chosen') return [];
  const { text, from, to } = item.term;
  return [{ kind: 'text', text, without: withoutTokens(understood, from, to) }];
};

/** What a search has understood, for its answer. */
export const describeUnderstood = ({
  understood,
  ignored,
  relaxed,
  partly,
  found,
}: TextSearch): UnderstoodAnswer => ({
  subject: understood.terms
    .filter(({ isExcluded }) => !isExcluded)
    .map(({ text }) => text)
    .join(' '),
  parts: understood.parts
    .filter((part) => !ignored.includes(part))
    .map((part) => describePart(understood, part)),
  relaxed: relaxed.flatMap((item) => describeItem(understood, item)),
  exact: found.exact,
  partly: partly.flatMap((item) => describeItem(understood, item)),
});
