import type { Finding } from '@broadsheet/contract/finding';
import type { Change } from '@broadsheet/contract/studio/change';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import { nodeAt, parseJson } from '@broadsheet/layout-engine/json-source';
import { Link } from 'react-router-dom';
import { useFold } from '../controls/use-fold.tsx';
import { blockAt } from '../format/block-at.ts';
import { formatName } from '../format/format-name.ts';
import { isLayout } from '../format/is-layout.ts';
import { editHref } from './edit-href.ts';
import { FindingText } from './finding-text.tsx';
import { findingsByFile } from './findings-by-file.ts';
import { findDocument } from './versioned-document.ts';

interface FindingsProps {
  readonly findings: readonly Finding[];
  /** The draft that the findings are about, whose blocks they link to; absent for live content. */
  readonly change?: Change;
}

/** The type of a block, which its own id need not say. */
const typeAt = (text: string, block: string): string => {
  const { source } = parseJson('', text);
  const type = source && nodeAt(source.root, ['blocks', block, 'type']);
  return type?.type === 'String' ? type.value : block;
};

/** Where a finding is: a link to its block, else its line. */
const FindingLocation = ({
  finding,
  change,
}: Pick<FindingsProps, 'change'> & { readonly finding: Finding }) => {
  const { file, line } = finding;
  const text = change && isLayout(file) ? findDocument(change, file)?.text : null;
  const block = text ? blockAt(file, text, finding) : null;
  if (!change || !text || block === null) return <span className="soft">Line {line}</span>;
  return (
    <Link to={editHref(change.id, file, { block, line: null })}>
      Go to block “{formatName(typeAt(text, block))}”
    </Link>
  );
};

const OfFile = ({ file, findings, change }: FindingsProps & { readonly file: string }) => {
  const { shown, button } = useFold(findings);
  return (
    <li>
      <h3>{formatFile(file)}</h3>
      <ul className="findings">
        {shown.map((finding) => (
          <li key={`${finding.line} ${finding.column} ${finding.code} ${finding.message}`}>
            <FindingLocation finding={finding} {...(change && { change })} />
            <FindingText finding={finding} />
          </li>
        ))}
      </ul>
      {button}
    </li>
  );
};

/** Findings by file: position, message and how to fix it. */
export const FindingList = ({ findings, change }: FindingsProps) => {
  const { shown, button } = useFold(findingsByFile(findings));
  return (
    <>
      <ul className="entries">
        {shown.map((of) => (
          <OfFile key={of.file} {...of} {...(change && { change })} />
        ))}
      </ul>
      {button}
    </>
  );
};
