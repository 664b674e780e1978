import { defineBlock, sameSettings } from '@broadsheet/contract/block-definition';
import { JsonResume } from '@broadsheet/contract/entities/json-resume';
import Type from 'typebox';

export const resumeBuilder = defineBlock({
  type: 'resume-builder',
  version: 2,
  title: 'Resume Builder',
  description:
    'Creates, previews and downloads resumes for members with the plan. Everyone else sees what the plan offers.',
  settings: Type.Object(
    { title: Type.String({ maxLength: 80, default: 'Your resume' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    plans: Type.String({ description: 'Where plans can be read of.' }),
    /** Null if the plan does not include the resume builder. */
    own: Type.Union([
      Type.Object({
        /** An opaque id of the reader: a browser never shows one reader's stored text to another. */
        owner: Type.String(),
        /** The number of this resume. */
        number: Type.Integer(),
        name: Type.String(),
        isMain: Type.Boolean(),
        /** All resumes of the reader, each with the link to edit it. */
        resumes: Type.Array(
          Type.Object({
            number: Type.Integer(),
            name: Type.String(),
            href: Type.String(),
            isMain: Type.Boolean(),
          }),
        ),
        limit: Type.Integer(),
        /** Why a form of this page failed; null if none did. */
        failed: Type.Union([Type.String(), Type.Null()]),
        /** The job that the resume is to be ordered for; null without one in the URL. */
        job: Type.Union([
          Type.Object({
            jobcode: Type.String(),
            href: Type.String(),
            title: Type.String(),
            text: Type.String(),
            /** What comes first, and what is left out. */
            changes: Type.Array(Type.String()),
            /** The resume is in the order for the job already. */
            isOrdered: Type.Boolean(),
            /** A name for the new resume. */
            name: Type.String(),
          }),
          Type.Null(),
        ]),
        /** Makes this resume the file that applications send; null if the profile's files cannot be loaded. */
        profile: Type.Union([
          Type.Object({
            /** The file that is replaced. */
            file: Type.Union([
              Type.Object({ name: Type.String(), url: Type.String() }),
              Type.Null(),
            ]),
            /** This page, with the outcome. */
            next: Type.String(),
            isDone: Type.Boolean(),
          }),
          Type.Null(),
        ]),
        resume: JsonResume,
        version: Type.Integer(),
        pdf: Type.String(),
        json: Type.String(),
      }),
      Type.Null(),
    ]),
  }),
  messages: ['resume-builder', 'resume-editor', 'resume-sheet'],
  hydrate: 'load',
  personal: true,
  onFailure: 'show',
  pages: ['resume-builder'],
  migrations: [sameSettings],
  limit: 1,
});
