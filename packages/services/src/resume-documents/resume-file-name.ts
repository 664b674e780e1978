import type { JsonResume } from '@broadsheet/contract/entities/json-resume';

/** "asha-rao-resume.pdf"; names of letters that file systems may not have are left out. */
export const resumeFileName = ({ basics }: JsonResume, ending: 'pdf' | 'json'): string => {
  const plain = (basics?.name ?? '').normalize('NFKD').toLowerCase();
  const words = plain.replace(/\p{M}/gu, '').match(/[a-z0-9]+/g) ?? [];
  return `${[...words.slice(0, 6), 'resume'].join('-')}.${ending}`;
};
