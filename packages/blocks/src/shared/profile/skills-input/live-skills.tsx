import type { Messages } from '@broadsheet/messages/message-areas';
import { useEffect, useRef } from 'react';
import * as control from '../../page/control.styles.ts';
import { SkillChips } from './skill-chips.tsx';
import { SkillField } from './skill-field.tsx';
import type { SkillsState } from './use-skills.ts';

interface LiveSkillsProps {
  /** The id of the field. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly list: SkillsState;
  readonly messages: Messages['skills'];
}

/** The selected skills, and the field to add more. The form field holds their keys, joined by commas. */
export const LiveSkills = ({ id, name, label, describedBy, list, messages }: LiveSkillsProps) => {
  const chips = useRef<HTMLUListElement>(null);
  const keys = useRef<HTMLInputElement>(null);
  const value = list.skills.map(({ key }) => key).join(',');
  const reported = useRef(value);
  // A hidden field fires no events, so an input event is dispatched to notify the form.
  useEffect(() => {
    if (reported.current === value) return;
    reported.current = value;
    keys.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);
  const focusLast = () => {
    const all = chips.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [];
    [...all].at(-1)?.focus();
  };
  return (
    <>
      <SkillChips
        label={label}
        describedBy={`${id}-keys`}
        list={list}
        messages={messages}
        box={chips}
        onEmptied={() => document.getElementById(id)?.focus()}
      />
      <input ref={keys} type="hidden" name={name} value={value} />
      <SkillField
        id={id}
        describedBy={describedBy}
        list={list}
        messages={messages}
        onBack={focusLast}
      />
      <p className={control.hidden} id={`${id}-keys`}>
        {messages.keys}
      </p>
    </>
  );
};
