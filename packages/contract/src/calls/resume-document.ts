import Type from 'typebox';
import { defineCall } from '../call.ts';
import { JsonResume, RESUME_BYTES_MAX } from '../entities/json-resume.ts';
import { ResumeEntry, ResumeName, ResumeNumber } from '../entities/resume-entry.ts';
import { ResumeForJob } from '../entities/resume-for-job.ts';
import { FileDocument } from '../file-document.ts';
import { Text } from '../text.ts';
import { MediaFile } from './media.ts';

const none = Type.Object({});
/** Which of the caller's resumes; absent is the main one. Throws RESUME_NOT_FOUND for one that they do not have. */
const which = Type.Object({ resume: Type.Optional(ResumeNumber) });
const get = { service: 'user', method: 'GET', params: none, query: none, auth: 'token' } as const;

const Jobcode = Type.String({ pattern: '^\\d{1,12}$', description: 'the id of a job' });

/** How often it has been saved; 0 is never. */
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const Saved = {
  version: Version,
  updatedAt: Type.Union([Type.String({ description: 'ISO 8601' }), Type.Null()]),
};

/**
 * The caller's saved resume, else one created from their data, with version 0. This call and all below answer 403
 * PLAN_NEEDED without a plan that includes the resume builder.
 */
export const resumeDocument = defineCall({
  ...get,
  query: which,
  path: '/resume-document',
  answer: Type.Object({ number: ResumeNumber, document: JsonResume, ...Saved }),
});
/**
 * Saves the whole resume. 409 RESUME_MOVED when it was saved since the given version: nothing is overwritten. 400
 * VALIDATION for an invalid JsonResume, with the path of each fault.
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
      resume: Type.Optional(ResumeNumber),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object(Saved),
});
/**
 * The resume as an A4 PDF with its template; browsers that follow a link download the file. 503 while too many are
 * being created.
 */
export const resumePdf = defineCall({
  ...get,
  query: which,
  path: '/resume-document/pdf',
  answersDocument: true,
  answer: FileDocument,
});
/** The resume as JSON Resume, which any other program for resumes can read. */
export const resumeJson = defineCall({
  ...get,
  query: which,
  path: '/resume-document/json',
  answersDocument: true,
  answer: FileDocument,
});

const Resumes = Type.Object({
  /** In the order in which they were made; never empty. */
  resumes: Type.Array(ResumeEntry),
  /** How many there may be. */
  limit: Type.Integer({ minimum: 1 }),
});
const One = Type.Object({ number: ResumeNumber });
const write = { ...get, method: 'POST' } as const;

/** The caller's resumes by their names. */
export const ownResumes = defineCall({ ...get, path: '/resume-documents', answer: Resumes });
/**
 * Creates another resume, as a copy of an existing one, or from the caller's data. Throws RESUMES_FULL at the limit,
 * RESUME_NOT_FOUND for an unknown original, and CONFLICT for a name in use.
 */
export const createResume = defineCall({
  ...write,
  path: '/resume-documents',
  body: Type.Object({
    name: ResumeName,
    copyOf: Type.Optional(ResumeNumber),
    /** The new resume is ordered for this job, as `resumeForJob` tells. Throws JOB_NOT_FOUND. */
    job: Type.Optional(Jobcode),
  }),
  answer: Type.Object({ resume: ResumeEntry, job: Type.Optional(Jobcode) }),
});
/**
 * What a resume of the caller becomes when it is ordered for a job. Nothing is saved. Throws JOB_NOT_FOUND and
 * RESUME_NOT_FOUND.
 */
export const resumeForJob = defineCall({
  ...get,
  path: '/resume-document/for-job',
  query: Type.Object({ jobcode: Jobcode, resume: Type.Optional(ResumeNumber) }),
  answer: ResumeForJob,
});
/** Renames a resume. Throws RESUME_NOT_FOUND, and CONFLICT. */
export const renameResume = defineCall({
  ...write,
  path: '/resume-documents/{number}/name',
  params: One,
  body: Type.Object({ name: ResumeName }),
  answer: Resumes,
});
/** Makes a resume the main one. Throws RESUME_NOT_FOUND. */
export const chooseResume = defineCall({
  ...write,
  path: '/resume-documents/{number}/main',
  params: One,
  body: none,
  answer: Resumes,
});
/**
 * Makes the PDF of a resume the resume of the caller's profile, which applications send, and replaces that file. It is
 * not parsed. Throws RESUME_NOT_FOUND, and RATE_LIMITED like an upload.
 */
export const addResumeToProfile = defineCall({
  ...write,
  path: '/resume-documents/{number}/profile',
  params: One,
  failure: 'RESUME_UPLOAD_FAILED',
  body: none,
  answer: MediaFile,
});
/**
 * Deletes a resume; after the main one, the oldest remaining one becomes the main one. Throws RESUME_NOT_FOUND, and
 * RESUME_LAST for the only one.
 */
export const deleteResume = defineCall({
  ...write,
  path: '/resume-documents/{number}/delete',
  params: One,
  body: none,
  answer: Resumes,
});
