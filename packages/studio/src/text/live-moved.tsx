import type { ChangeDocument } from '@broadsheet/contract/studio/change';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { ComparedWithLive } from '../changes/compared-with-live.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';

interface LiveMovedProps {
  readonly document: ChangeDocument;
  readonly onReviewed: () => void;
}

/** Another change of this file was published since the edit started: the user must review it first. */
export const LiveMoved = ({ document, onReviewed }: LiveMovedProps) => {
  const [isReviewing, setReviewing] = useState(false);
  return (
    <div className="failure">
      <p>The live content has changed since you started editing.</p>
      <div className="buttons">
        <Button className="button-quiet" onPress={() => setReviewing(true)}>
          Compare with live
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
              Use my content
            </Button>
            <Button className="button-quiet" onPress={() => setReviewing(false)}>
              Keep editing
            </Button>
          </div>
        </DialogFrame>
      )}
    </div>
  );
};
