import { Button } from 'react-aria-components';

interface OrderButtonsProps {
  /** Shown before the buttons. */
  readonly label?: string;
  /** What is moved or removed, within a sentence. */
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly onShift: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Moves an entry within its list, or removes it. */
export const OrderButtons = ({ label, name, at, count, onShift, onRemove }: OrderButtonsProps) => (
  <div className="buttons">
    {label && <span className="soft">{label}</span>}
    <Button
      className="button-bare"
      aria-label={`Move ${name} up`}
      isDisabled={at === 0}
      onPress={() => onShift(-1)}
    >
      ↑
    </Button>
    <Button
      className="button-bare"
      aria-label={`Move ${name} down`}
      isDisabled={at === count - 1}
      onPress={() => onShift(1)}
    >
      ↓
    </Button>
    <Button className="button-bare" aria-label={`Remove ${name}`} onPress={onRemove}>
      Remove
    </Button>
  </div>
);
