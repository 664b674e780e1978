import type { Skill } from '@broadsheet/contract/entities/profile';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useEffect, useState } from 'react';
import * as form from '../../form/form.styles.ts';
import * as control from '../../page/control.styles.ts';
import { LiveSkills } from './live-skills.tsx';
import { PlainSkills } from './plain-skills.tsx';
import * as styles from './skills-input.styles.ts';
import { useSkills } from './use-skills.ts';

interface SkillsInputProps {
  /** The id of the field, for a label elsewhere. */
  readonly id: string;
  /** The name of the form field. Its value is keys joined by commas, or names without JavaScript. */
  readonly name: string;
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly initial: readonly Skill[];
  /** Suggested skills, each added by one click. */
  readonly offered?: readonly Skill[];
  readonly messages: Messages['skills'];
}

const NONE: readonly Skill[] = [];

/** An ordered list of skills, added from suggestions or as a list; without JavaScript a plain field of names. */
export const SkillsInput = ({
  id,
  name,
  label,
  describedBy,
  initial,
  offered = NONE,
  messages,
}: SkillsInputProps) => {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const list = useSkills(initial, messages);
  const field = { id, name, describedBy };
  if (!isLive)
    return (
      <div className={styles.skills} data-live="">
        <PlainSkills {...field} initial={initial} />
      </div>
    );
  const open = offered.filter(({ key }) => !list.skills.some((skill) => skill.key === key));
  return (
    <div className={styles.skills} data-live="">
      <LiveSkills {...field} label={label} list={list} messages={messages} />
      <p className={form.aside} role="status">
        {list.note}
      </p>
      {open.length > 0 && (
        <fieldset className={styles.moves} aria-label={messages.offered}>
          {open.map((skill) => (
            <button
              className={control.quiet}
              key={skill.key}
              type="button"
              onClick={() => list.add([skill])}
            >
              + {skill.label}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
};
