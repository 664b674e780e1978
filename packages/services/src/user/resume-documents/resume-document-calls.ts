import {
  resumeDocument,
  resumeJson,
  resumePdf,
  saveResumeDocument,
} from '@broadsheet/contract/calls/resume-document';
import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import { AppError } from '@broadsheet/contract/errors';
import type { FileDocument } from '@broadsheet/contract/file-document';
import { parseJsonResume, type ResumePath } from '@broadsheet/contract/resume/read-json-resume';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { dayOf } from '../../platform/dates/day-of.ts';
import { readOwnResume, readResumeMaker } from './read-resume.ts';
import { listResumes } from './resume-list.ts';
import { FIRST_NUMBER, storeResume } from './resume-store.ts';

const MAX_NAME_PARTS = 6;

const namePartsOf = (text: string): string[] => {
  const plain = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return (plain.match(/[a-z0-9]+/g) ?? []).slice(0, MAX_NAME_PARTS);
};

/**
 * "asha-rao-resume.pdf"; letters that file systems may not support are left out.
 * @param name of a named resume: "asha-rao-java-backend-resume.pdf"
 */
const resumeFileName = ({ basics }: JsonResume, ending: 'pdf' | 'json', name = ''): string =>
  `${[...namePartsOf(basics?.name ?? ''), ...namePartsOf(name), 'resume'].join('-')}.${ending}`;

const JSON_RESUME_SCHEMA =
  'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

export const resumeDocumentCall = bindCall(resumeDocument, ({ resume }, _params, context) =>
  readOwnResume(context, resume),
);

const detailOf = (path: ResumePath, message: string) => ({
  path: ['body/document', ...path].join('/'),
  message,
});

/** Parses the resume in a text. Throws VALIDATION where it is not one resume. */
const requireResume = (text: string): JsonResume => {
  const { resume, faults, unknown } = parseJsonResume(text);
  const details = [
    ...faults.map(({ path, message }) => detailOf(path, message)),
    ...unknown.map((path) => detailOf(path, 'is no part of a JSON Resume')),
  ];
  if (details.length > 0) throw new AppError('VALIDATION', { details });
  return resume;
};

export const saveResumeDocumentCall = bindCall(
  saveResumeDocument,
  async (_query, _params, context, body) => {
    const { id } = await readResumeMaker(context);
    const resume = requireResume(body.document);
    const change = { document: resume, number: body.resume, version: body.version };
    const version = await storeResume(context, id, change);
    return { version, updatedAt: new Date(context.now).toISOString() };
  },
);

/** The name of a resume that was requested by its number and is not the first: empty for all others. */
const fileNamePart = async (context: CallContext, number: number | undefined): Promise<string> => {
  if (number === undefined || number === FIRST_NUMBER) return '';
  const resumes = await listResumes(context, (await readSeeker(context)).id);
  return resumes.find((each) => each.number === number)?.name ?? '';
};

export const resumePdfCall = bindCall(
  resumePdf,
  async ({ resume: number }, _params, context): Promise<FileDocument> => {
    const { document: resume } = await readOwnResume(context, number);
    const { documents, brand, now } = context;
    if (documents === null) throw new AppError('SERVICE_UNAVAILABLE');
    const bytes = await documents.write(brand, { resume, asOf: dayOf(now) });
    return {
      fileName: resumeFileName(resume, 'pdf', await fileNamePart(context, number)),
      mediaType: 'application/pdf',
      base64: Buffer.from(bytes).toString('base64'),
    };
  },
);

export const resumeJsonCall = bindCall(
  resumeJson,
  async ({ resume: number }, _params, context): Promise<FileDocument> => {
    const { document, updatedAt } = await readOwnResume(context, number);
    const exported = {
      $schema: JSON_RESUME_SCHEMA,
      ...document,
      meta: {
        ...document.meta,
        version: 'v1.0.0',
        ...(updatedAt ? { lastModified: updatedAt } : {}),
      },
    };
    return {
      fileName: resumeFileName(document, 'json', await fileNamePart(context, number)),
      mediaType: 'application/json',
      base64: Buffer.from(JSON.stringify(exported, null, 2)).toString('base64'),
    };
  },
);
