import type { Change } from '@broadsheet/contract/studio/change';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { ReviewDialog } from './review-dialog.tsx';

interface ReviewButtonProps {
  readonly change: Change;
  /** Whether the draft has every edit. */
  readonly isSaved: boolean;
  /** Saves what is not saved yet. */
  readonly onSave: () => void;
  readonly onChange: (change: Change) => void;
}

/** Opens the review of a draft as soon as every edit is saved. */
export const ReviewButton = ({ change, isSaved, onSave, onChange }: ReviewButtonProps) => {
  const [isRequested, setRequested] = useState(false);
  return (
    <>
      <Button
        className="button"
        data-busy={(isRequested && !isSaved) || undefined}
        onPress={() => {
          onSave();
          setRequested(true);
        }}
      >
        Review and publish…
      </Button>
      {isRequested && isSaved && (
        <ReviewDialog change={change} onChange={onChange} onClose={() => setRequested(false)} />
      )}
    </>
  );
};
