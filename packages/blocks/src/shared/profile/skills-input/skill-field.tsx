import type { Skill } from '@broadsheet/contract/entities/profile';
import type { Messages } from '@broadsheet/messages/message-areas';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { option, options } from '../../form/search-box.styles.ts';
import * as control from '../../page/control.styles.ts';
import { skillNamed } from './find-skills.ts';
import * as styles from './skills-input.styles.ts';
import { useSkillSuggestions } from './use-skill-suggestions.ts';
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
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const suggested = useSkillSuggestions(typed);
  const found = suggested.filter(({ key }) => !list.skills.some((skill) => skill.key === key));
  const isShown = isOpen && found.length > 0;

  const choose = ({ key, label: name }: Skill) => {
    list.add([{ key, label: name }]);
    setTyped('');
    setActive(-1);
    setOpen(false);
  };
  const take = async (text: string): Promise<void> => {
    setTyped(text);
    setOpen(false);
    setTyped(await list.addText(text));
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!SEPARATOR.test(text)) return;
    event.preventDefault();
    void take(text);
  };
  const walk = (step: -1 | 1) => {
    const positions = found.length + 1;
    setOpen(true);
    setActive((now) => ((now + 1 + step + positions) % positions) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    const chosen = isShown ? found[active] : undefined;
    if (step && found.length > 0) walk(step);
    else if (event.key === 'Escape' && isShown) setOpen(false);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') void take(typed);
    else if (event.key === 'Backspace' && typed === '') onBack();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = () => {
    setOpen(false);
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
        aria-expanded={isShown}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={LETTERS_MAX}
        placeholder={list.isFull ? undefined : messages.placeholder}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(-1);
          setOpen(true);
        }}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <div
        className={options}
        id={`${id}-options`}
        role="listbox"
        aria-label={messages.suggestions}
        hidden={!isShown}
      >
        {found.map((skill, index) => (
          <div
            className={option}
            key={skill.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(skill)}
            onKeyDown={onKeyDown}
          >
            {skill.label}
            {skill.synonym !== null && <span className={styles.synonym}>{skill.synonym}</span>}
          </div>
        ))}
      </div>
    </div>
  );
};
