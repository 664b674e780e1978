import { type KeyboardEvent, useState } from 'react';

export interface OptionListState<Item> {
  /** The list is open and has options. */
  readonly isShown: boolean;
  /** The index of the option that Enter selects; -1 for none, null while the list is closed. */
  readonly active: number | null;
  /** The id of the active option, for the field. */
  readonly activeId: string | undefined;
  readonly open: () => void;
  readonly close: () => void;
  readonly take: (option: Item) => void;
  /** Returns whether the key was one of the list. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

const NONE = -1;

/** The keyboard behaviour of a combobox. @param id of the field */
export const useOptionList = <Item>(
  id: string,
  options: readonly Item[],
  onTake: (option: Item) => void,
): OptionListState<Item> => {
  // Null while the list is closed.
  const [active, setActive] = useState<number | null>(null);
  const isShown = active !== null && options.length > 0;
  const close = () => setActive(null);
  const take = (option: Item) => {
    onTake(option);
    close();
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const chosen = options[active ?? NONE];
    if (step && options.length > 0) {
      const positions = options.length + 1;
      setActive((now) => (((now ?? NONE) + 1 + step + positions) % positions) - 1);
    } else if (key === 'Enter' && chosen) take(chosen);
    else if (key === 'Escape' && isShown) {
      event.stopPropagation();
      close();
      return true;
    } else return false;
    event.preventDefault();
    return true;
  };
  return {
    isShown,
    active,
    activeId: isShown && active >= 0 ? `${id}-${active}` : undefined,
    open: () => setActive(NONE),
    close,
    take,
    onKeyDown,
  };
};
