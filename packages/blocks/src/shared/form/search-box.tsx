import type { Action } from '@broadsheet/contract/actions';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useId, useState } from 'react';
import * as control from '../page/control.styles.ts';
import { OptionList } from './option-list.tsx';
import * as styles from './search-box.styles.ts';
import { useOptionList } from './use-option-list.ts';
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
  const found = useSuggestions(typed);
  const follow = (suggestion: Suggestion) => {
    setTyped(suggestion.label);
    dispatch({ action: 'navigate', href: suggestion.href });
  };
  const list = useOptionList(id, found, follow);
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
        aria-expanded={list.isShown}
        aria-activedescendant={list.activeId}
        autoComplete="off"
        maxLength={120}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          list.open();
        }}
        onKeyDown={list.onKeyDown}
        onBlur={list.close}
      />
      <OptionList
        id={id}
        label={messages.list}
        options={found}
        list={list}
        onKeyDown={list.onKeyDown}
      >
        {({ label: name, kind }) => (
          <>
            {name}
            <span className={styles.kind}>{messages[kind]}</span>
          </>
        )}
      </OptionList>
    </div>
  );
};
