import { useEffect } from 'react';
import { Button } from 'react-aria-components';
import { useBlocker } from 'react-router-dom';
import { DialogFrame } from '../controls/dialog-frame.tsx';

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Asks before the user leaves unsaved edits. */
export const UnsavedGuard = ({ isDirty }: { readonly isDirty: boolean }) => {
  const blocker = useBlocker(isDirty);
  useEffect(() => {
    if (!isDirty) return;
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  return (
    <DialogFrame title="Leave without saving?" onClose={blocker.reset}>
      <p>You will lose the changes you have not saved.</p>
      <div className="buttons">
        <Button className="button" onPress={blocker.reset}>
          Keep editing
        </Button>
        <Button className="button-quiet" onPress={blocker.proceed}>
          Leave without saving
        </Button>
      </div>
    </DialogFrame>
  );
};
