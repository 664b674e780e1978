import type { ChangeDocument } from '@broadsheet/contract/studio/change';
import { Button } from 'react-aria-components';
import { Difference } from '../compare/difference.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { formatInstant } from '../format/format-instant.ts';

interface TheirsDialogProps {
  readonly theirs: ChangeDocument;
  readonly mine: string;
  readonly isBusy: boolean;
  readonly onOverwrite: () => void;
  readonly onTakeTheirs: () => void;
}

/** Someone else saved the file: shows both texts and asks which one to use. */
export const TheirsDialog = (props: TheirsDialogProps) => {
  const { theirs, mine, isBusy, onOverwrite, onTakeTheirs } = props;
  const { name } = theirs.editedBy;
  return (
    <DialogFrame title={`${name} saved before you`} isWide>
      <p>
        {name} saved on {formatInstant(theirs.editedAt)}. Yours is not saved yet. Choose which one
        to keep. If you load theirs, you can still restore yours.
      </p>
      <Difference file={theirs.file} before={theirs.text} after={mine} names={[name, 'Yours']} />
      <div className="buttons">
        <Button className="button" data-busy={isBusy || undefined} onPress={onOverwrite}>
          Save mine
        </Button>
        <Button className="button-quiet" onPress={onTakeTheirs}>
          Load theirs
        </Button>
      </div>
    </DialogFrame>
  );
};
