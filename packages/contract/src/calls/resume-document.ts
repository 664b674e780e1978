import Type from 'typebox';
import { defineCall } from '../call.ts';
import { JsonResume, RESUME_BYTES_MAX } from '../entities/json-resume.ts';
import { FileDocument } from '../file-document.ts';
import { Text } from '../text.ts';

const none = Type.Object({});
const get = { service: 'user', method: 'GET', params: none, query: none, auth: 'token' } as const;

/** How often it has been saved; 0 is never. */
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const Saved = {
  version: Version,
  updatedAt: Type.Union([Type.String({ description: 'ISO 8601' }), Type.Null()]),
};

/**
 * The caller's resume as it was saved last, else made of what is known of them, with version 0. This call and the three
 * below: 403 PLAN_NEEDED for those whose plan does not hold the resume builder.
 */
export const resumeDocument = defineCall({
  ...get,
  path: '/resume-document',
  answer: Type.Object({ document: JsonResume, ...Saved }),
});
/**
 * Saves the whole resume. 409 RESUME_MOVED when it has been saved since the version that is named: nothing is
 * overwritten. 400 VALIDATION for what is no JsonResume, each fault by its place.
 */
export const saveResumeDocument = defineCall({
  ...get,
  method: 'POST',
  path: '/resume-document',
  body: Type.Object(
    {
      document: Text({
        maxLength: RESUME_BYTES_MAX,
        description: 'a JsonResume as JSON text',
      }),
      /** Of the resume that was changed. */
      version: Version,
    },
    { additionalProperties: false },
  ),
  answer: Type.Object(Saved),
});
/** The resume by its template, A4; browsers that follow a link to it are given the file. 503 while too many are written. */
export const resumePdf = defineCall({
  ...get,
  path: '/resume-document/pdf',
  answersDocument: true,
  answer: FileDocument,
});
/** The resume as JSON Resume, which any other program for resumes can read. */
export const resumeJson = defineCall({
  ...get,
  path: '/resume-document/json',
  answersDocument: true,
  answer: FileDocument,
});
