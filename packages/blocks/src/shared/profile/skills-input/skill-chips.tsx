import type { Skill } from '@broadsheet/contract/entities/profile';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import * as control from '../../page/control.styles.ts';
import * as styles from './skills-input.styles.ts';
import type { SkillsState } from './use-skills.ts';

interface SkillChipsProps {
  readonly label: string;
  readonly describedBy: string;
  readonly list: SkillsState;
  readonly messages: Messages['skills'];
  /** The list of chips; the field uses it to focus the last one. */
  readonly box: RefObject<HTMLUListElement | null>;
  /** Called when the last chip is removed and nothing in the list can hold the focus. */
  readonly onEmptied: () => void;
}

interface ChipMovesProps {
  readonly skill: Skill;
  readonly at: number;
  readonly count: number;
  readonly messages: Messages['skills'];
  readonly onMove: (step: -1 | 1) => void;
}

/** Moves the chosen skill by buttons. */
const ChipMoves = ({ skill, at, count, messages, onMove }: ChipMovesProps) => (
  <fieldset
    className={styles.moves}
    aria-label={formatMessage(messages.order, { skill: skill.label })}
  >
    <button
      className={control.quiet}
      type="button"
      aria-disabled={at === 0}
      onClick={() => onMove(-1)}
    >
      ← {messages.earlier}
      <span className={control.hidden}>: {skill.label}</span>
    </button>
    <button
      className={control.quiet}
      type="button"
      aria-disabled={at === count - 1}
      onClick={() => onMove(1)}
    >
      {messages.later}
      <span className={control.hidden}>: {skill.label}</span> →
    </button>
  </fieldset>
);

/** The one chip that is a tab stop, and how another gets the focus. */
const useChosenChip = (skills: readonly Skill[], box: SkillChipsProps['box']) => {
  const [key, setKey] = useState('');
  const isWanted = useRef(false);
  // The focus moves after moved or removed chips are rendered.
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    box.current?.querySelector<HTMLElement>('[data-chip][tabindex="0"]')?.focus();
  });
  const choose = (skill: Skill) => setKey(skill.key);
  const focus = (next: Skill | undefined) => {
    if (!next) return;
    isWanted.current = true;
    choose(next);
  };
  const found = skills.findIndex((skill) => skill.key === key);
  return { chosen: Math.max(0, found), choose, focus };
};

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The selected skills in order, as one tab stop: arrow keys move the focus, Shift + arrow moves a chip, Delete removes
 * it.
 */
export const SkillChips = ({
  label,
  describedBy,
  list,
  messages,
  box,
  onEmptied,
}: SkillChipsProps) => {
  const { skills, remove, move } = list;
  const { chosen, choose, focus } = useChosenChip(skills, box);
  const skill = skills[chosen];
  const drop = (gone: Skill, index: number) => {
    remove(gone);
    if (skills.length === 1) onEmptied();
    else focus(skills[index + 1] ?? skills[index - 1]);
  };
  const onKeyDown = (event: KeyboardEvent, own: Skill, index: number) => {
    const step = STEPS[event.key];
    if (step && event.shiftKey) {
      move(own, step);
      focus(own);
    } else if (step) focus(skills[index + step]);
    else if (event.key === 'Home') focus(skills[0]);
    else if (event.key === 'End') focus(skills.at(-1));
    else if (event.key === 'Delete' || event.key === 'Backspace') drop(own, index);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <ul className={styles.chips} ref={box} aria-label={label}>
        {skills.map((each, index) => (
          <li className={styles.chip} key={each.key}>
            <button
              className={styles.name}
              type="button"
              data-chip=""
              tabIndex={index === chosen ? 0 : -1}
              aria-describedby={describedBy}
              aria-pressed={index === chosen}
              onFocus={() => choose(each)}
              onClick={() => choose(each)}
              onKeyDown={(event) => onKeyDown(event, each, index)}
            >
              {each.label}
            </button>
            <button
              className={styles.remove}
              type="button"
              tabIndex={-1}
              aria-label={formatMessage(messages.remove, { skill: each.label })}
              onClick={() => drop(each, index)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {skill && skills.length > 1 && (
        <ChipMoves
          skill={skill}
          at={chosen}
          count={skills.length}
          messages={messages}
          onMove={(step) => move(skill, step)}
        />
      )}
    </>
  );
};
