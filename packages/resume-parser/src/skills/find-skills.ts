import type { ParsedResume } from '@broadsheet/contract/entities/parsed-resume';
import type { ResumeVocabulary } from '../resume-vocabulary.ts';
import type { Row } from '../rows.ts';
import { PhraseIndex } from '../words/phrase-index.ts';

const SKILLS_MAX = 100;
const NAMED = 0.95;
const IN_TEXT = 0.5;
/** This many skills in one row are a list. */
const LIST_MIN = 3;
const APART = /[,;|•·\t:]|\s\/\s/u;

type FindSkills = (listed: readonly Row[], others: readonly Row[]) => ParsedResume['skills'];

/**
 * Creates a finder for a vocabulary's skills: in sections about skills; without such sections in lists, and then in any
 * text.
 */
export const createSkillFinder = ({ skills }: ResumeVocabulary): FindSkills => {
  const index = new PhraseIndex(
    skills.flatMap(({ name, synonyms }) =>
      [name, ...synonyms].map((word) => [word, name] as const),
    ),
  );
  const findIn = ({ text }: Row): string[] => text.split(APART).flatMap((part) => index.find(part));
  const write = (names: readonly string[], confidence: number): ParsedResume['skills'] =>
    [...new Set(names)].slice(0, SKILLS_MAX).map((value) => ({ value, confidence }));

  return (listed, others) => {
    const named = listed.flatMap(findIn);
    const lists = others.map(findIn).filter((names) => names.length >= LIST_MIN);
    const sure = write(named, NAMED);
    const likely = write(lists.flat(), (NAMED + IN_TEXT) / 2);
    const perhaps = write(others.flatMap(findIn), IN_TEXT);
    const all = new Map<string, ParsedResume['skills'][number]>();
    for (const skill of [...sure, ...likely, ...perhaps])
      if (!all.has(skill.value)) all.set(skill.value, skill);
    return [...all.values()].slice(0, SKILLS_MAX);
  };
};
