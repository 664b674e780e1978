import type { ChangeDocument } from '@broadsheet/contract/studio/change';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { ComparedWithLive } from '../changes/compared-with-live.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { formatFile } from '../format/format-file.ts';

interface LiveMovedProps {
  readonly document: ChangeDocument;
  readonly onReviewed: () => void;
}

/** Something else was published of this file since the edit began: it is to be looked at first. */
export const LiveMoved = ({ document, onReviewed }: LiveMovedProps) => {
  const [isReviewing, setReviewing] = useState(false);
  return (
    <div className="failure">
      <p>What is live of this file has changed since this edit began.</p>
      <div className="buttons">
        <Button className="button-quiet" onPress={() => setReviewing(true)}>
          Compare with what is live
        </Button>
      </div>
      {isReviewing && (
        <DialogFrame title={formatFile(document.file)} isWide onClose={() => setReviewing(false)}>
          <ComparedWithLive document={document} />
          <div className="buttons">
            <Button
              className="button"
              onPress={() => {
                onReviewed();
                setReviewing(false);
              }}
            >
              I have looked: mine is to replace it
            </Button>
            <Button className="button-quiet" onPress={() => setReviewing(false)}>
              Go on editing
            </Button>
          </div>
        </DialogFrame>
      )}
    </div>
  );
};
