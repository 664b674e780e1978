import type { Finding } from '@broadsheet/contract/finding';
import { useFold } from '../controls/use-fold.tsx';
import { formatFile } from '../format/format-file.ts';
import { findingsByFile } from './findings-by-file.ts';

interface FindingsProps {
  readonly findings: readonly Finding[];
}

const OfFile = ({ file, findings }: FindingsProps & { readonly file: string }) => {
  const { shown, button } = useFold(findings);
  return (
    <li>
      <h3>{formatFile(file)}</h3>
      <ul className="findings">
        {shown.map(({ line, column, code, message, mend }) => (
          <li key={`${line} ${column} ${code} ${message}`}>
            <span className="soft">Line {line}</span>
            <p>{message}</p>
            <p className="mend">{mend}</p>
          </li>
        ))}
      </ul>
      {button}
    </li>
  );
};

/** Findings by file: position, message and how to fix it. */
export const FindingList = ({ findings }: FindingsProps) => {
  const { shown, button } = useFold(findingsByFile(findings));
  return (
    <>
      <ul className="entries">
        {shown.map((of) => (
          <OfFile key={of.file} {...of} />
        ))}
      </ul>
      {button}
    </>
  );
};
