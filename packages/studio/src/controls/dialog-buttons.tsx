import { Button } from 'react-aria-components';

interface DialogButtonsProps {
  /** What the main button does, in words. */
  readonly label: string;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  /** Runs the action; without it the button submits the form around it. */
  readonly onAct?: () => void;
  readonly onCancel: () => void;
}

/** The last row of a dialog: its action, and Cancel. */
export const DialogButtons = ({
  label,
  isBusy,
  isDisabled = false,
  onAct,
  onCancel,
}: DialogButtonsProps) => (
  <div className="buttons">
    <Button
      className="button"
      isDisabled={isDisabled}
      data-busy={isBusy || undefined}
      {...(onAct ? { onPress: onAct } : { type: 'submit' })}
    >
      {label}
    </Button>
    <Button className="button-quiet" onPress={onCancel}>
      Cancel
    </Button>
  </div>
);
