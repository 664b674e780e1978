import { Button } from 'react-aria-components';
import { DialogFrame } from '../controls/dialog-frame.tsx';

interface WithdrawDialogProps {
  readonly title: string;
  readonly onWithdraw: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once more: a withdrawn change cannot be opened again. */
export const WithdrawDialog = ({ title, onWithdraw, onClose }: WithdrawDialogProps) => (
  <DialogFrame title="Withdraw this change?" onClose={onClose}>
    <p>
      “{title}” is closed, and nothing of it is published. It stays in the list of withdrawn
      changes, to read.
    </p>
    <div className="buttons">
      <Button
        className="button"
        onPress={() => {
          void onWithdraw();
          onClose();
        }}
      >
        Withdraw
      </Button>
      <Button className="button-quiet" autoFocus onPress={onClose}>
        Keep it
      </Button>
    </div>
  </DialogFrame>
);
