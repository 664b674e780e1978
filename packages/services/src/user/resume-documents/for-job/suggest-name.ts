import { RESUME_NAME_MAX } from '@broadsheet/contract/entities/resume-entry';

/** Cuts a text at a word, if one ends in its second half. */
const cut = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const space = text.lastIndexOf(' ', max);
  return text.slice(0, space > max / 2 ? space : max).trimEnd();
};

/** A name for the resume for a job: "Java Developer, Kaveri Systems", with a number if a resume has that name. */
export const suggestName = (
  job: { readonly title: string; readonly company: string },
  taken: readonly string[],
): string => {
  const names = new Set(taken.map((name) => name.toLowerCase()));
  const complete = `${job.title}, ${job.company}`.replace(/[\p{Cc}\p{Cs}]/gu, '');
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` ${number}`;
    const name = cut(complete, RESUME_NAME_MAX - end.length).replace(/[\s,]+$/, '') + end;
    if (!names.has(name.toLowerCase())) return name;
  }
};
