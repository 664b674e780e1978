import type { Finding } from '@broadsheet/contract/finding';
import { Button } from 'react-aria-components';
import type { LayoutDocument } from './saving/use-layout-document.ts';

/** Replaces the editor if the text is not a valid layout. */
export const FaultyLayout = ({
  findings,
  document,
}: {
  readonly findings: readonly Finding[];
  readonly document: LayoutDocument;
}) => (
  <div role="alert" className="failure">
    <p>This page has problems and cannot be edited here. Undo, or ask a developer to fix these:</p>
    <ul>
      {findings.map(({ line, column, message, mend }) => (
        <li key={`${line} ${column} ${message}`} className="finding-raw">
          Line {line}: {message}. {mend}
        </li>
      ))}
    </ul>
    {document.undoable > 0 && (
      <Button className="button-quiet" onPress={document.undo}>
        Undo
      </Button>
    )}
  </div>
);
