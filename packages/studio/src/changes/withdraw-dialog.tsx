import { Button } from 'react-aria-components';
import { DialogFrame } from '../controls/dialog-frame.tsx';

interface WithdrawDialogProps {
  readonly title: string;
  readonly onWithdraw: () => Promise<void>;
  readonly onClose: () => void;
}

/** Confirms the withdrawal, which cannot be undone. */
export const WithdrawDialog = ({ title, onWithdraw, onClose }: WithdrawDialogProps) => (
  <DialogFrame title="Discard this draft?" onClose={onClose}>
    <p>“{title}” will be closed and not published. You can still read it under Discarded.</p>
    <div className="buttons">
      <Button
        className="button"
        onPress={() => {
          void onWithdraw();
          onClose();
        }}
      >
        Discard draft
      </Button>
      <Button className="button-quiet" autoFocus onPress={onClose}>
        Keep draft
      </Button>
    </div>
  </DialogFrame>
);
