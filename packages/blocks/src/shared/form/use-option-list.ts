import { type KeyboardEvent, useState } from 'react';
import type { Option } from './option.ts';

interface OptionList {
  readonly isOpen: boolean;
  /** The index of the option that Enter selects; -1 for none. */
  readonly active: number;
  readonly open: () => void;
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The keyboard behaviour of a combobox. */
export const useOptionList = (
  options: readonly Option[],
  onTake: (option: Option) => void,
): OptionList => {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[active];
    if (step && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      const positions = options.length + 1;
      setActive((now) => ((now + 1 + step + positions) % positions) - 1);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && isOpen && chosen) {
      event.preventDefault();
      onTake(chosen);
      close();
    }
  };
  const open = () => {
    setOpen(true);
    setActive(-1);
  };
  return { isOpen: isOpen && options.length > 0, active, open, close, onKeyDown };
};
