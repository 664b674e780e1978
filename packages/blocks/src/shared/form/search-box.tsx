import type { Action } from '@broadsheet/contract/actions';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useId, useState } from 'react';
import * as control from '../page/control.styles.ts';
import type { Suggestion } from './find-suggestions.ts';
import * as styles from './search-box.styles.ts';
import { useOptionList } from './use-option-list.ts';
import { useSuggestions } from './use-suggestions.ts';

const MIN_TEXT_LENGTH = 2;

/** Its code is loaded when somebody types. */
const find = async (text: string): Promise<readonly Suggestion[]> => {
  const { findSuggestions } = await import('./find-suggestions.ts');
  return findSuggestions(text);
};

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly messages: Pick<Messages, 'suggestions'>;
  readonly dispatch: (action: Action) => void;
  /** Shows the recent searches of this browser while the field is empty. */
  readonly hasRecent?: boolean;
}

/** The search field with suggestions, as a combobox; without JavaScript a plain field. */
export const SearchBox = ({
  label,
  placeholder,
  messages: { suggestions: messages },
  dispatch,
  hasRecent,
}: SearchBoxProps) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [offersRecent, setOffersRecent] = useState(false);
  const minLength = offersRecent && typed === '' ? 0 : MIN_TEXT_LENGTH;
  const found = useSuggestions(typed, minLength, find);
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
        onFocus={() => {
          if (!hasRecent) return;
          setOffersRecent(true);
          list.open();
        }}
        onBlur={list.close}
      />
      <div
        className={styles.options}
        id={`${id}-options`}
        role="listbox"
        aria-label={messages.list}
        hidden={!list.isShown}
      >
        {found.map((suggestion, index) => (
          <div
            className={styles.option}
            key={suggestion.href}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === list.active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => list.take(suggestion)}
            onKeyDown={list.onKeyDown}
          >
            {suggestion.label}
            <span className={styles.kind}>{messages[suggestion.kind]}</span>
          </div>
        ))}
      </div>
    </div>
  );
};
