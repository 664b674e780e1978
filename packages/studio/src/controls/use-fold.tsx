import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';

interface Fold<Item> {
  readonly shown: readonly Item[];
  /** Shows or hides the rest; null for a short list. */
  readonly button: ReactNode;
}

const FIRST = 5;

/** The first items of a long list, and a button for the rest. */
export const useFold = <Item,>(items: readonly Item[], first = FIRST): Fold<Item> => {
  const [isUnfolded, setUnfolded] = useState(false);
  const others = items.length - first;
  const button = others > 0 && (
    <Button
      className="button-bare folded"
      aria-expanded={isUnfolded}
      onPress={() => setUnfolded(!isUnfolded)}
    >
      {isUnfolded ? 'Show fewer' : `Show ${others} more`}
    </Button>
  );
  return { shown: isUnfolded ? items : items.slice(0, first), button };
};
