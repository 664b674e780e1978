import type { Change } from '@broadsheet/contract/studio/change';
import { Button } from 'react-aria-components';
import { FindingText } from '../../changes/finding-text.tsx';
import { findingsOfFile } from '../../changes/findings-by-file.ts';
import { useCheck } from '../../changes/use-check.ts';
import { findDocument } from '../../changes/versioned-document.ts';
import { blockAt } from '../../format/block-at.ts';
import { count } from '../../format/count.ts';
import type { Editing } from '../editing.ts';
import { titleOfBlock } from '../model/outline.ts';

interface ProblemListProps {
  readonly change: Change;
  readonly file: string;
  readonly editing: Editing;
}

/** The problems of the page as it was saved last, each with a button that goes to its block. */
export const ProblemList = ({ change, file, editing }: ProblemListProps) => {
  const { data } = useCheck(change);
  const text = findDocument(change, file)?.text;
  const findings = typeof text === 'string' && data ? findingsOfFile(data.findings, file) : [];
  if (typeof text !== 'string' || findings.length === 0) return null;
  return (
    <details className="editor-problems">
      <summary className="trouble">
        {count(findings.length, 'problem')} to fix before you can publish. Until then the preview
        may leave some edits out.
      </summary>
      <ul className="findings">
        {findings.map((finding) => {
          const id = blockAt(file, text, finding);
          const isKnown = id !== null && editing.blocks.has(id);
          return (
            <li key={`${finding.line} ${finding.column} ${finding.code} ${finding.message}`}>
              {isKnown && (
                <Button className="button-bare" onPress={() => editing.select(id)}>
                  Go to {titleOfBlock(editing, id)}
                </Button>
              )}
              <FindingText finding={finding} />
            </li>
          );
        })}
      </ul>
    </details>
  );
};
