import type { Skill } from '@broadsheet/contract/entities/profile';
import type { Messages } from '@broadsheet/messages/message-areas';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { OptionList } from '../../form/option-list.tsx';
import { useOptionList } from '../../form/use-option-list.ts';
import { useSuggestions } from '../../form/use-suggestions.ts';
import * as control from '../../page/control.styles.ts';
import { fetchSkills, skillNamed } from './find-skills.ts';
import * as styles from './skills-input.styles.ts';
import type { SkillsState } from './use-skills.ts';

interface SkillFieldProps {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly list: SkillsState;
  readonly messages: Messages['skills'];
  /** Called for Backspace in the empty field: focuses the last chip. */
  readonly onBack: () => void;
}

const SEPARATOR = /[,;\t\r\n]/;
const LETTERS_MAX = 100;

/** The combobox that adds skills which the site knows. */
export const SkillField = ({ id, describedBy, list, messages, onBack }: SkillFieldProps) => {
  const [typed, setTyped] = useState('');
  const suggested = useSuggestions(typed, 1, fetchSkills);
  const found = suggested.filter(({ key }) => !list.skills.some((skill) => skill.key === key));
  const choose = ({ key, label: name }: Skill) => {
    list.add([{ key, label: name }]);
    setTyped('');
  };
  const suggestions = useOptionList(id, found, choose);
  const take = async (text: string): Promise<void> => {
    setTyped(text);
    suggestions.close();
    setTyped(await list.addText(text));
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!SEPARATOR.test(text)) return;
    event.preventDefault();
    void take(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!suggestions.onKeyDown(event)) {
      const isEnd = event.key === 'Enter' || event.key === ',';
      if (isEnd && typed.trim() !== '') void take(typed);
      else if (event.key === 'Backspace' && typed === '') onBack();
      else return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = () => {
    suggestions.close();
    const meant = skillNamed(found, typed.trim());
    if (meant) choose(meant);
  };
  return (
    <div className={styles.box}>
      <input
        className={control.field}
        id={id}
        type="text"
        role="combobox"
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-controls={`${id}-options`}
        aria-expanded={suggestions.isShown}
        aria-activedescendant={suggestions.activeId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={LETTERS_MAX}
        placeholder={list.isFull ? undefined : messages.placeholder}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          suggestions.open();
        }}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <OptionList
        id={id}
        label={messages.suggestions}
        options={found}
        list={suggestions}
        onKeyDown={onKeyDown}
      >
        {({ label, synonym }) => (
          <>
            {label}
            {synonym !== null && <span className={styles.synonym}>{synonym}</span>}
          </>
        )}
      </OptionList>
    </div>
  );
};
