import { useState } from 'react';
import { formatInstant } from '../format/format-instant.ts';
import { columnText, valuesOfCell } from './columns.ts';
import { formatFlag } from './format-flag.ts';
import { isTimestamp } from './format-schedule.ts';
import type { Targets } from './use-targets.ts';

interface CellTextProps {
  readonly column: string;
  readonly text: string;
  readonly targets: Targets;
}

/** Where the site serves uploaded pictures; such an address means nothing to people. */
const UPLOADED = /^\/media\//;

const Picture = ({ text }: { readonly text: string }) => {
  const [failed, setFailed] = useState<string | null>(null);
  if (text === '') return null;
  if (failed === text)
    return <span className="trouble">Image could not load. Upload it again.</span>;
  return (
    <img
      className="cell-picture"
      src={text}
      alt={UPLOADED.test(text) ? 'Uploaded image' : ''}
      onError={() => setFailed(text)}
    />
  );
};

/** The text of a cell, with its meaning. */
export const CellText = ({ column, text, targets }: CellTextProps) => {
  switch (columnText(column).kind) {
    case 'picture':
      return (
        <>
          <Picture text={text.trim()} />
          {!UPLOADED.test(text.trim()) && <span>{text}</span>}
        </>
      );
    case 'flag':
      return <span>{formatFlag(text)}</span>;
    case 'categories': {
      const labels = new Map(targets.categories.map(({ value, label }) => [value, label]));
      const known = valuesOfCell(text).flatMap((part) => labels.get(part) ?? []);
      return (
        <>
          <span>{text}</span>
          {known.length > 0 && <span className="soft">{known.join('; ')}</span>}
        </>
      );
    }
    case 'audiences': {
      const names = new Map(targets.audiences.map(({ key, name }) => [key, name]));
      return (
        <span>
          {valuesOfCell(text)
            .map((key) => names.get(key) ?? key)
            .join(', ')}
        </span>
      );
    }
    case 'moment':
      return (
        <>
          <span>{isTimestamp(text) ? formatInstant(text) : text}</span>
          {isTimestamp(text) && <span className="soft">IST</span>}
        </>
      );
    default:
      return <span>{text}</span>;
  }
};
