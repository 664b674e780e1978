import type { KeyboardEvent, ReactNode } from 'react';
import * as styles from './search-box.styles.ts';
import type { OptionListState } from './use-option-list.ts';

interface OptionListProps<Item> {
  /** The id of the field. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly Item[];
  readonly list: OptionListState<Item>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly children: (option: Item) => ReactNode;
}

/** The options below a combobox. */
export const OptionList = <Item,>({
  id,
  label,
  options,
  list,
  onKeyDown,
  children,
}: OptionListProps<Item>) => (
  <div
    className={styles.options}
    id={`${id}-options`}
    role="listbox"
    aria-label={label}
    hidden={!list.isShown}
  >
    {options.map((option, index) => {
      const optionId = `${id}-${index}`;
      return (
        <div
          className={styles.option}
          key={optionId}
          id={optionId}
          role="option"
          tabIndex={-1}
          aria-selected={index === list.active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => list.take(option)}
          onKeyDown={onKeyDown}
        >
          {children(option)}
        </div>
      );
    })}
  </div>
);
