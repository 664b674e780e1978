import type { Skill } from '@broadsheet/contract/entities/profile';
import * as control from '../../page/control.styles.ts';

interface PlainSkillsProps {
  readonly id: string;
  readonly name: string;
  readonly initial: readonly Skill[];
  readonly describedBy: string | undefined;
}

/** Skills by their names, with commas between them: for browsers that run no code of ours. */
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
