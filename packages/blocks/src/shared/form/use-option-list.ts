import { type KeyboardEvent, useState } from 'react';

export interface OptionListState<Item> {
  /** The list is open and has options. */
  readonly isShown: boolean;
  /** The index of the option that Enter selects; -1 for none. */
  readonly active: number;
  /** The id of the active option, for the field. */
  readonly activeId: string | undefined;
  readonly open: () => void;
  readonly close: () => void;
  readonly take: (option: Item) => void;
  /** Returns whether the key was one of the list. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

/** The keyboard behaviour of a combobox. @param id of the field */
export const useOptionList = <Item>(
  id: string,
  options: readonly Item[],
  onTake: (option: Item) => void,
): OptionListState<Item> => {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && options.length > 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const open = () => {
    setOpen(true);
    setActive(-1);
  };
  const take = (option: Item) => {
    onTake(option);
    close();
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[active];
    if (step && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      const positions = options.length + 1;
      setActive((now) => ((now + 1 + step + positions) % positions) - 1);
    } else if (event.key === 'Escape' && isShown) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && isShown && chosen) {
      event.preventDefault();
      take(chosen);
    } else return false;
    return true;
  };
  const activeId = isShown && active >= 0 ? `${id}-${active}` : undefined;
  return { isShown, active, activeId, open, close, take, onKeyDown };
};
