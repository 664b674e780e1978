import type { Skill } from '@broadsheet/contract/entities/profile';
import { useEffect, useId, useState } from 'react';
import * as control from '../control.styles.ts';
import * as form from '../form/form.styles.ts';
import { LiveSkills } from './live-skills.tsx';
import { PlainSkills } from './plain-skills.tsx';
import * as styles from './skills-input.styles.ts';
import { useSkills } from './use-skills.ts';

interface SkillsInputProps {
  /** Of the form's field: keys joined by commas; without JavaScript names as people write them. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly initial: readonly Skill[];
  /** Added by one press. */
  readonly offered?: readonly Skill[];
  readonly onChange?: (skills: readonly Skill[]) => void;
}

const HINT = 'One after the other with commas between them, the strongest first.';
const NONE: readonly Skill[] = [];

/** Skills in their order, added by suggestions or as a list; without JavaScript a plain field of names. */
export const SkillsInput = ({
  name,
  label,
  hint = HINT,
  initial,
  offered = NONE,
  onChange,
}: SkillsInputProps) => {
  const id = useId();
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const list = useSkills(initial, onChange);
  const open = offered.filter(({ key }) => !list.skills.some((skill) => skill.key === key));
  const field = { id: `${id}-field`, name, describedBy: `${id}-hint` };
  return (
    <div className={styles.skills}>
      <label className={form.label} htmlFor={field.id}>
        {label}
      </label>
      {isLive ? (
        <LiveSkills {...field} label={label} list={list} />
      ) : (
        <PlainSkills {...field} initial={initial} />
      )}
      <p className={form.aside} id={field.describedBy}>
        {hint}
      </p>
      <p className={form.aside} role="status">
        {list.note}
      </p>
      {isLive && open.length > 0 && (
        <fieldset className={styles.moves} aria-label="Often asked for">
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
