import type { Skill } from '@broadsheet/contract/entities/profile';
import * as control from '../../page/control.styles.ts';

interface PlainSkillsProps {
  readonly id: string;
  readonly name: string;
  readonly initial: readonly Skill[];
  readonly describedBy: string | undefined;
}

/** Skills by name, separated by commas: for browsers without JavaScript. */
export const PlainSkills = ({ id, name, initial, describedBy }: PlainSkillsProps) => (
  <input
    className={control.field}
    id={id}
    name={name}
    type="text"
    autoComplete="off"
    aria-describedby={describedBy}
    defaultValue={initial.map(({ label }) => label).join(', ')}
  />
);
