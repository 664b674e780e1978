import type { Skill } from '@broadsheet/contract/entities/profile';
import type { Messages } from '@broadsheet/messages/message-areas';
import { type KindTraits, trimmed } from '../../form/field-kinds.ts';
import { SkillsInput } from '../skills-input/skills-input.tsx';

/** A field of skills by their keys. @param known skills with their names: those selected before */
export const skillsKind = (
  { skills }: Pick<Messages, 'skills'>,
  known: readonly Skill[],
  offered: readonly Skill[] = [],
): KindTraits => {
  const byKey = new Map([...known, ...offered].map((skill) => [skill.key, skill]));
  return {
    type: 'text',
    autoComplete: 'off',
    missing: skills.missing,
    tidy: trimmed,
    isList: true,
    render: ({ id, name, label, value, describedBy }) => (
      <SkillsInput
        id={id}
        name={name}
        label={label}
        describedBy={describedBy}
        offered={offered}
        messages={skills}
        initial={value
          .split(',')
          .filter(Boolean)
          .map((key) => byKey.get(key) ?? { key, label: key })}
      />
    ),
  };
};
