import { Button } from 'react-aria-components';
import { count } from '../../format/count.ts';
import type { LayoutDocument } from '../saving/use-layout-document.ts';

interface UpdatedLineProps {
  /** The titles of the blocks. */
  readonly updated: readonly string[];
  readonly document: Pick<LayoutDocument, 'isProposed' | 'acceptProposal' | 'undo'>;
}

/** Says which blocks were brought to their newest version, until somebody saves or undoes that. */
export const UpdatedLine = ({ updated, document }: UpdatedLineProps) => (
  <div className="editor-behind">
    <p role="status">
      {document.isProposed &&
        `${count(updated.length, 'block')} ${updated.length === 1 ? 'was updated to its' : 'were updated to their'} newest version: ${updated.join(', ')}. This is saved with your next edit.`}
    </p>
    {document.isProposed && (
      <>
        <Button className="button-quiet" onPress={document.acceptProposal}>
          Save the update
        </Button>
        <Button className="button-bare" onPress={document.undo}>
          Undo the update
        </Button>
      </>
    )}
  </div>
);
