import { Fragment, type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';

interface FoldedProps<Item> {
  readonly items: readonly Item[];
  /** As many as are shown at first. */
  readonly first?: number;
  readonly keyOf: (item: Item, at: number) => string;
  readonly children: (item: Item, at: number) => ReactNode;
}

const FIRST = 5;

/** The first of a long list, and a button that shows the others. */
export const Folded = <Item,>({ items, first = FIRST, keyOf, children }: FoldedProps<Item>) => {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, first);
  const others = items.length - first;
  return (
    <>
      {shown.map((item, at) => (
        <Fragment key={keyOf(item, at)}>{children(item, at)}</Fragment>
      ))}
      {others > 0 && (
        <Button
          className="button-bare folded"
          aria-expanded={isWhole}
          onPress={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `${others} more`}
        </Button>
      )}
    </>
  );
};
