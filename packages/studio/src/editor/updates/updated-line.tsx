import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useFocusAfterStep } from '../../changes/use-focus-after-step.ts';
import { count } from '../../format/count.ts';
import type { LayoutDocument } from '../saving/use-layout-document.ts';

interface UpdatedLineProps {
  /** The titles of the blocks. */
  readonly updated: readonly string[];
  readonly document: Pick<LayoutDocument, 'isProposed' | 'acceptProposal' | 'undo' | 'saving'>;
}

/** What the user chose; an accepted update is saved a moment later. */
type Step = 'open' | 'accepted' | 'saved' | 'undone';

const DONE: Readonly<Record<Step, string>> = {
  open: '',
  accepted: '',
  saved: 'Update saved.',
  undone: 'Update undone.',
};

const describeUpdate = (updated: readonly string[]): string =>
  `${count(updated.length, 'block')} ${updated.length === 1 ? 'was updated to its' : 'were updated to their'} newest version: ${updated.join(', ')}. This is saved with your next edit.`;

/** Says which blocks were brought to their newest version, until somebody saves or undoes that. */
export const UpdatedLine = ({ updated, document }: UpdatedLineProps) => {
  const { isProposed, acceptProposal, undo, saving } = document;
  const [step, setStep] = useState<Step>('open');
  const isSaved = step === 'accepted' && saving.kind === 'saved';
  useEffect(() => {
    if (isSaved) setStep('saved');
  }, [isSaved]);
  // Redo shows the update again.
  useEffect(() => {
    if (isProposed) setStep('open');
  }, [isProposed]);
  // The buttons go away with the step: the focus moves to the line that says what became of it.
  const lineRef = useFocusAfterStep(step);
  const take = (next: Step, act: () => void) => () => {
    act();
    setStep(next);
  };
  return (
    <div className="editor-behind">
      <p role="status" ref={lineRef} tabIndex={-1}>
        {isProposed ? describeUpdate(updated) : DONE[step]}
      </p>
      {isProposed && (
        <>
          <Button className="button-quiet" onPress={take('accepted', acceptProposal)}>
            Save the update
          </Button>
          <Button className="button-bare" onPress={take('undone', undo)}>
            Undo the update
          </Button>
        </>
      )}
    </div>
  );
};
