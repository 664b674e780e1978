import { type ReactNode, useState } from 'react';
import { Input, Label, SearchField } from 'react-aria-components';
import { Empty } from '../controls/empty.tsx';
import { count } from '../format/count.ts';
import { formatName } from '../format/format-name.ts';
import { matches } from '../pages/matches.ts';
import type { Texts } from './read-texts.ts';

interface TextSearchProps {
  readonly texts: Texts;
  /** Renders one text that was found. */
  readonly children: (name: string, text: string) => ReactNode;
}

/** The texts that fit what is typed. */
export const TextSearch = ({ texts, children }: TextSearchProps) => {
  const [typed, setTyped] = useState('');
  const found = Object.entries(texts).filter(([name, text]) =>
    matches(typed, formatName(name), text),
  );
  return (
    <>
      <SearchField className="field" value={typed} onChange={setTyped}>
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
