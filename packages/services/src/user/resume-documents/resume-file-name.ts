import type { JsonResume } from '@broadsheet/contract/entities/json-resume';

const WORDS_MAX = 6;

const wordsOf = (text: string): string[] => {
  const plain = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return (plain.match(/[a-z0-9]+/g) ?? []).slice(0, WORDS_MAX);
};

/**
 * "asha-rao-resume.pdf"; names of letters that file systems may not have are left out.
 * @param name of a resume that has one of its own: "asha-rao-java-backend-resume.pdf"
 */
export const resumeFileName = ({ basics }: JsonResume, ending: 'pdf' | 'json', name = ''): string =>
  `${[...wordsOf(basics?.name ?? ''), ...wordsOf(name), 'resume'].join('-')}.${ending}`;
