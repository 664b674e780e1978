import * as control from '../../page/control.styles.ts';
import * as styles from '../form.styles.ts';
import * as list from '../search-box.styles.ts';
import { findOptions } from './find-options.ts';
import type { Option } from './option.ts';
import { useOptionList } from './use-option-list.ts';

interface OptionFieldProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onTake: (option: Option) => void;
  readonly onBlur: () => void;
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
}

/** A combobox over a list of options. */
export const OptionField = ({
  id,
  label,
  options,
  typed,
  onType,
  onTake,
  onBlur,
  describedBy,
  isWrong,
}: OptionFieldProps) => {
  const found = findOptions(options, typed);
  const { isOpen, active, open, close, onKeyDown } = useOptionList(found, onTake);
  return (
    <>
      <input
        className={`${control.field} ${styles.input}`}
        id={id}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={`${id}-options`}
        aria-expanded={isOpen}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        aria-invalid={isWrong ? 'true' : undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          onType(event.target.value);
          open();
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          onBlur();
        }}
      />
      <div
        className={list.options}
        id={`${id}-options`}
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
      >
        {found.map((option, index) => (
          <div
            className={list.option}
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              onTake(option);
              close();
            }}
            onKeyDown={onKeyDown}
          >
            {option.label}
          </div>
        ))}
      </div>
    </>
  );
};
