import { SKILLS_MAX } from '@broadsheet/contract/constants';
import type { Skill } from '@broadsheet/contract/entities/profile';
import { useRef, useState } from 'react';
import { findSkills } from './find-skills.ts';
import { moveSkill, splitSkills, withoutSkill, withSkills } from './skill-list.ts';

export interface SkillsState {
  readonly skills: readonly Skill[];
  /** What came of the last thing that was done, for everybody to read and hear. */
  readonly note: string;
  readonly isFull: boolean;
  readonly add: (more: readonly Skill[]) => void;
  /** Adds what the words name. Resolves to the words that are left over, joined by commas. */
  readonly addText: (text: string) => Promise<string>;
  readonly remove: (skill: Skill) => void;
  readonly move: (skill: Skill, step: -1 | 1) => void;
}

const FULL = `That is ${SKILLS_MAX}, the most there can be. Remove one first.`;
const labelsOf = (skills: readonly Skill[]): string => skills.map(({ label }) => label).join(', ');
const unknownNote = (unknown: readonly string[]): string =>
  `We do not know ${unknown.map((word) => `“${word}”`).join(', ')}. Choose from the suggestions.`;

/** A list of skills that somebody is changing. */
export const useSkills = (initial: readonly Skill[]): SkillsState => {
  const [skills, setSkills] = useState(initial);
  const [note, setNote] = useState('');
  // Words are looked up while people go on: what is added then comes to the list as it is by then.
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
      added.length > 0 ? `${labelsOf(added)} added: ${next.length} of ${SKILLS_MAX}.` : '',
      isCut ? FULL : '',
      unknown.length > 0 ? unknownNote(unknown) : '',
    ];
    change(next, message.filter(Boolean).join(' ') || `${labelsOf(more)} is there already.`);
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
    change(next, `${skill.label}: place ${next.indexOf(skill) + 1} of ${next.length}.`);
  };

  return {
    skills,
    note,
    isFull: skills.length >= SKILLS_MAX,
    add: (more) => addTo(more),
    addText,
    remove: (skill) => change(withoutSkill(skills, skill.key), `${skill.label} removed.`),
    move,
  };
};
