import { type ReactNode, useState } from 'react';
import { Input, Label, SearchField } from 'react-aria-components';
import { Empty } from '../controls/empty.tsx';
import { count } from '../format/count.ts';
import { formatName } from '../format/format-name.ts';
import { matches } from '../pages/matches.ts';
import { sentencesOf } from './edited-message.ts';
import type { Texts } from './read-texts.ts';

interface TextSearchProps {
  readonly texts: Texts;
  /** Renders one text that was found. */
  readonly children: (name: string, text: string) => ReactNode;
}

interface Search {
  readonly typed: string;
  /** Of the texts that fit; null if nothing is typed. */
  readonly names: ReadonlySet<string> | null;
}

const namesOfMatches = (texts: Texts, typed: string): ReadonlySet<string> =>
  new Set(
    Object.entries(texts)
      .filter(([name, text]) => matches(typed, formatName(name), sentencesOf(text)))
      .map(([name]) => name),
  );

/** The texts that fit what is typed, until something else is typed: an edit does not take its own field away. */
export const TextSearch = ({ texts, children }: TextSearchProps) => {
  const [search, setSearch] = useState<Search>({ typed: '', names: null });
  const { typed, names } = search;
  const found = Object.entries(texts).filter(([name]) => names === null || names.has(name));
  const searchFor = (next: string) =>
    setSearch({ typed: next, names: next === '' ? null : namesOfMatches(texts, next) });
  return (
    <>
      <SearchField className="field" value={typed} onChange={searchFor}>
        <Label>Search these texts</Label>
        <Input />
      </SearchField>
      <p className="soft" role="status">
        {count(found.length, 'text')}
      </p>
      {found.length === 0 && <Empty>Nothing found. Try a shorter word.</Empty>}
      {found.map(([name, text]) => children(name, text))}
    </>
  );
};
