import type { ChangeDocument } from '@broadsheet/contract/studio/change';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { ComparedWithLive } from '../changes/compared-with-live.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { formatFile } from '../format/format-file.ts';

interface LiveMovedProps {
  readonly document: ChangeDocument;
  readonly onLooked: () => void;
}

/** Something else was published of this file since the edit began: it is to be looked at first. */
export const LiveMoved = ({ document, onLooked }: LiveMovedProps) => {
  const [isLooking, setLooking] = useState(false);
  return (
    <div className="failure">
      <p>What is live of this file has changed since this edit began.</p>
      <div className="buttons">
        <Button className="button-quiet" onPress={() => setLooking(true)}>
          Compare with what is live
        </Button>
      </div>
      {isLooking && (
        <DialogFrame title={formatFile(document.file)} isWide onClose={() => setLooking(false)}>
          <ComparedWithLive document={document} />
          <div className="buttons">
            <Button
              className="button"
              onPress={() => {
                onLooked();
                setLooking(false);
              }}
            >
              I have looked: mine is to replace it
            </Button>
            <Button className="button-quiet" onPress={() => setLooking(false)}>
              Go on editing
            </Button>
          </div>
        </DialogFrame>
      )}
    </div>
  );
};
