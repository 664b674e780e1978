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
import { bindCall } from '../../platform/call/bind-call.ts';
import { readOwnResume, readResumeMaker } from './read-resume.ts';
import { renderResumePdf, resumeFileName } from './resume-file.ts';
import { storeResume } from './resume-store.ts';

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

export const resumePdfCall = bindCall(
  resumePdf,
  async ({ resume: number }, _params, context): Promise<FileDocument> => {
    const { fileName, bytes } = await renderResumePdf(context, number);
    return {
      fileName,
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
      fileName: await resumeFileName(context, document, 'json', number),
      mediaType: 'application/json',
      base64: Buffer.from(JSON.stringify(exported, null, 2)).toString('base64'),
    };
  },
);
