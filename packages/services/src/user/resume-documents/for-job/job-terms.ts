import { skillKey } from '../../../job/fit/skill-key.ts';
import { foldText } from '../../../platform/text-search/fold-text.ts';
import { STOP_WORDS } from '../../../platform/text-search/stop-words.ts';
import { findSynonyms } from '../../../platform/text-search/synonyms.ts';

/** A job that a resume is ordered for. */
export interface ResumeJob {
  readonly title: string;
  /** As the employer names them, the most important first. */
  readonly skills: readonly string[];
}

/** Finds what a job asks for in the texts of a resume. */
export interface JobTerms {
  /** The skills of the job, each once. */
  readonly skills: readonly string[];
  /** The skills of the job that texts name, by any of their names. */
  findSkills(texts: readonly string[]): string[];
  /** Higher for texts that name more of the job; 0 for those that name nothing of it. */
  rate(texts: readonly string[]): number;
}

/** A skill counts as much as two words of the title. */
const SKILL_WEIGHT = 2;

const phraseOf = (text: string): string => ` ${foldText(text).join(' ')} `;

/** A skill and its other names, as phrases between spaces. */
const phrasesOf = (skill: string): string[] =>
  (findSynonyms(skillKey(skill)) ?? [skillKey(skill)])
    .map(phraseOf)
    .filter((phrase) => phrase.trim() !== '');

export const jobTermsOf = ({ title, skills }: ResumeJob): JobTerms => {
  const distinct = [...new Map(skills.map((skill) => [skillKey(skill), skill.trim()])).values()];
  const named = distinct.map((skill) => ({ skill, phrases: phrasesOf(skill) }));
  const titleTerms = new Set(foldText(title).filter((term) => !STOP_WORDS.has(term)));
  const findSkills = (texts: readonly string[]): string[] => {
    const read = texts.map(phraseOf);
    return named
      .filter(({ phrases }) => phrases.some((name) => read.some((text) => text.includes(name))))
      .map(({ skill }) => skill);
  };
  return {
    skills: distinct,
    findSkills,
    rate: (texts) => {
      const terms = new Set(texts.flatMap(foldText));
      const inTitle = [...titleTerms].filter((term) => terms.has(term)).length;
      return SKILL_WEIGHT * findSkills(texts).length + inTitle;
    },
  };
};
