import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import { AppError } from '@broadsheet/contract/errors';
import { readSeeker } from '../../auth/account/require-password.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { dayOf } from '../../platform/dates/day-of.ts';
import { readOwnResume } from './read-resume.ts';
import { listResumes } from './resume-list.ts';
import { FIRST_NUMBER } from './resume-store.ts';

const MAX_NAME_PARTS = 6;

const namePartsOf = (text: string): string[] => {
  const plain = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return (plain.match(/[a-z0-9]+/g) ?? []).slice(0, MAX_NAME_PARTS);
};

/** The name of a resume that was requested by its number and is not the first: empty for all others. */
const requestedName = async (context: CallContext, number: number | undefined): Promise<string> => {
  if (number === undefined || number === FIRST_NUMBER) return '';
  const resumes = await listResumes(context, (await readSeeker(context)).id);
  return resumes.find((each) => each.number === number)?.name ?? '';
};

/**
 * "asha-rao-resume.pdf", "asha-rao-java-backend-resume.pdf" for another than the first; letters that file systems may
 * not support are left out.
 */
export const resumeFileName = async (
  context: CallContext,
  { basics }: JsonResume,
  ending: 'pdf' | 'json',
  number: number | undefined,
): Promise<string> => {
  const name = await requestedName(context, number);
  return `${[...namePartsOf(basics?.name ?? ''), ...namePartsOf(name), 'resume'].join('-')}.${ending}`;
};

interface ResumeFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/**
 * The PDF of a resume of the caller. Throws like readOwnResume, and SERVICE_UNAVAILABLE while too many are being
 * created. @param number absent: the main one
 */
export const renderResumePdf = async (
  context: CallContext,
  number: number | undefined,
): Promise<ResumeFile> => {
  const { document: resume } = await readOwnResume(context, number);
  const { documents, brand, now } = context;
  if (documents === null) throw new AppError('SERVICE_UNAVAILABLE');
  const bytes = await documents.write(brand, { resume, asOf: dayOf(now) });
  return { fileName: await resumeFileName(context, resume, 'pdf', number), bytes };
};
