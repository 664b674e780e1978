import type { NamedAudience, NamedAudiences } from '@broadsheet/contract/named-audiences';
import { readDraftAudiences } from '../audiences/draft-audiences.ts';
import { describeWhen } from '../editor/model/describe-when.ts';
import { quoted } from '../format/quote.ts';
import { describeEntries } from './describe-entries.ts';

const formatPeople = ({ any }: NamedAudience): string =>
  any.map((when) => describeWhen(when).replace(/\.$/, '')).join('; or: ');

const KIND = {
  subjectOf: (_: string, { name }: NamedAudience) => `Audience ${quoted(name)}`,
  facts: [
    { label: 'name', format: ({ name }: NamedAudience) => name },
    { label: 'who belongs to it', format: formatPeople },
  ],
};

/** What differs in the named audiences; null if a version cannot be read. */
export const describeNamedAudiences = (before: string, after: string): readonly string[] | null => {
  const read = (text: string): NamedAudiences | null => readDraftAudiences(text).audiences;
  const [was, is] = [read(before), read(after)];
  return was && is && describeEntries(was, is, KIND);
};
