import type { Skill } from '@broadsheet/contract/entities/profile';
import { type KindTraits, trimmed } from '../../form/field-kinds.ts';
import { SkillsInput } from '../skills-input/skills-input.tsx';

/** Skills by their keys. @param known whose words are known: what was chosen before, and what may be offered */
export const skillsKind = (known: readonly Skill[], offered: readonly Skill[] = []): KindTraits => {
  const byKey = new Map([...known, ...offered].map((skill) => [skill.key, skill]));
  return {
    type: 'text',
    autoComplete: 'off',
    missing: 'Add a skill.',
    tidy: trimmed,
    isList: true,
    render: ({ id, name, label, value, describedBy }) => (
      <SkillsInput
        id={id}
        name={name}
        label={label}
        describedBy={describedBy}
        offered={offered}
        initial={value
          .split(',')
          .filter(Boolean)
          .map((key) => byKey.get(key) ?? { key, label: key })}
      />
    ),
  };
};
