import { Button } from 'react-aria-components';
import type { OrderedList } from '../data/use-ordered-list.ts';

interface OrderButtonsProps {
  readonly list: Pick<OrderedList<never>, 'count' | 'remove' | 'shift'>;
  readonly at: number;
  /** What is moved or removed, within a sentence. */
  readonly name: string;
  /** Shown before the buttons. */
  readonly label?: string;
}

/** Moves an entry within its list, or removes it. */
export const OrderButtons = ({ list, at, name, label }: OrderButtonsProps) => (
  <div className="buttons">
    {label && <span className="soft">{label}</span>}
    <Button
      className="button-bare"
      aria-label={`Move ${name} up`}
      isDisabled={at === 0}
      onPress={() => list.shift(at, -1)}
    >
      ↑
    </Button>
    <Button
      className="button-bare"
      aria-label={`Move ${name} down`}
      isDisabled={at === list.count - 1}
      onPress={() => list.shift(at, 1)}
    >
      ↓
    </Button>
    <Button className="button-bare" aria-label={`Remove ${name}`} onPress={() => list.remove(at)}>
      Remove
    </Button>
  </div>
);
