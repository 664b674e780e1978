import * as control from '../../page/control.styles.ts';
import * as styles from '../form.styles.ts';
import { OptionList } from '../option-list.tsx';
import { useOptionList } from '../use-option-list.ts';
import { findOptions } from './find-options.ts';
import type { Option } from './option.ts';

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
  const list = useOptionList(id, found, onTake);
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
        aria-expanded={list.isShown}
        aria-activedescendant={list.activeId}
        aria-invalid={isWrong ? 'true' : undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          onType(event.target.value);
          list.open();
        }}
        onKeyDown={list.onKeyDown}
        onBlur={() => {
          list.close();
          onBlur();
        }}
      />
      <OptionList id={id} label={label} options={found} list={list} onKeyDown={list.onKeyDown}>
        {(option) => option.label}
      </OptionList>
    </>
  );
};
