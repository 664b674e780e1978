import type { Action } from '@broadsheet/contract/actions';
import type { Messages } from '@broadsheet/messages/message-areas';
import { type KeyboardEvent, useId, useState } from 'react';
import * as control from '../page/control.styles.ts';
import * as styles from './search-box.styles.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly messages: Pick<Messages, 'suggestions'>;
  readonly dispatch: (action: Action) => void;
}

/** The search field with suggestions, as a combobox; without JavaScript a plain field. */
export const SearchBox = ({
  label,
  placeholder,
  messages: { suggestions: messages },
  dispatch,
}: SearchBoxProps) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const found = useSuggestions(typed);
  const shown = open && found.length > 0;
  const follow = (suggestion: Suggestion) => {
    setOpen(false);
    setTyped(suggestion.label);
    dispatch({ action: 'navigate', href: suggestion.href });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setOpen(true);
      const positions = found.length + 1;
      setActive((now) => ((now + 1 + step + positions) % positions) - 1);
    } else if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Enter' && shown && found[active]) {
      event.preventDefault();
      follow(found[active]);
    }
  };
  return (
    <div className={styles.box}>
      <label className={control.hidden} htmlFor={`${id}-field`}>
        {label}
      </label>
      <input
        className={control.field}
        id={`${id}-field`}
        name="q"
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-controls={`${id}-options`}
        aria-expanded={shown}
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        maxLength={120}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div
        className={styles.options}
        id={`${id}-options`}
        role="listbox"
        aria-label={messages.list}
        hidden={!shown}
      >
        {found.map((suggestion, index) => (
          <div
            className={styles.option}
            key={suggestion.href}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => follow(suggestion)}
            onKeyDown={onKeyDown}
          >
            {suggestion.label}
            <span className={styles.kind}>{messages[suggestion.kind]}</span>
          </div>
        ))}
      </div>
    </div>
  );
};
