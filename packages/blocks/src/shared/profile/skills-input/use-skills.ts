import { SKILLS_MAX } from '@broadsheet/contract/constants';
import type { Skill } from '@broadsheet/contract/entities/profile';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useRef, useState } from 'react';
import { findSkills } from './find-skills.ts';
import { moveSkill, splitSkills, withoutSkill, withSkills } from './skill-list.ts';

export interface SkillsState {
  readonly skills: readonly Skill[];
  /** The result of the last action, shown and announced to screen readers. */
  readonly note: string;
  readonly isFull: boolean;
  readonly add: (more: readonly Skill[]) => void;
  /** Adds the skills that a text names. Resolves to the unmatched names, joined by commas. */
  readonly addText: (text: string) => Promise<string>;
  readonly remove: (skill: Skill) => void;
  readonly move: (skill: Skill, step: -1 | 1) => void;
}

const labelsOf = (skills: readonly Skill[]): string => skills.map(({ label }) => label).join(', ');
const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

/** A list of skills while a user edits it. */
export const useSkills = (initial: readonly Skill[], messages: Messages['skills']): SkillsState => {
  const [skills, setSkills] = useState(initial);
  const [note, setNote] = useState('');
  // The user can edit during a lookup, so its result is added to the current list.
  const latest = useRef(initial);
  const change = (next: readonly Skill[], message: string) => {
    latest.current = next;
    setSkills(next);
    setNote(message);
  };

  const addTo = (more: readonly Skill[], unknown: readonly string[] = []) => {
    const before = latest.current;
    const next = withSkills(before, more);
    const added = next.slice(before.length);
    const isCut = more.some(({ key }) => !next.some((skill) => skill.key === key));
    const message = [
      added.length > 0
        ? formatMessage(messages.added, {
            skills: labelsOf(added),
            count: next.length,
            max: SKILLS_MAX,
          })
        : '',
      isCut ? formatMessage(messages.full, { max: SKILLS_MAX }) : '',
      unknown.length > 0 ? formatMessage(messages.unknown, { skills: quoted(unknown) }) : '',
    ];
    change(
      next,
      message.filter(Boolean).join(' ') ||
        formatMessage(messages.known, { skills: labelsOf(more) }),
    );
  };

  const addText = async (text: string): Promise<string> => {
    try {
      const { found, unknown } = await findSkills(splitSkills(text).slice(0, SKILLS_MAX));
      if (found.length > 0 || unknown.length > 0) addTo(found, unknown);
      return unknown.join(', ');
    } catch (error) {
      setNote(error instanceof Error ? error.message : String(error));
      return text;
    }
  };

  const move = (skill: Skill, step: -1 | 1) => {
    const next = moveSkill(skills, skill.key, step);
    const position = next.indexOf(skill) + 1;
    change(
      next,
      formatMessage(messages.moved, { skill: skill.label, position, count: next.length }),
    );
  };

  return {
    skills,
    note,
    isFull: skills.length >= SKILLS_MAX,
    add: (more) => addTo(more),
    addText,
    remove: (skill) =>
      change(
        withoutSkill(skills, skill.key),
        formatMessage(messages.removed, { skill: skill.label }),
      ),
    move,
  };
};
