import Type from 'typebox';
import { ResumeName } from './resume-entry.ts';

/** How a resume changes when it is ordered for a job: only its own facts, some first and some left out. */
export const ResumeForJob = Type.Object({
  job: Type.Object({ title: Type.String(), company: Type.String(), slug: Type.String() }),
  /** A name for the resume that none of the caller's resumes has. */
  name: ResumeName,
  /** The resume is as it would become. */
  isOrdered: Type.Boolean(),
  /** Skills of the job that the resume names, in the job's order. */
  named: Type.Array(Type.String()),
  /** Skills of the job that the resume does not name; they are not added. */
  notNamed: Type.Array(Type.String()),
  leftOut: Type.Object({
    skills: Type.Array(Type.String()),
    projects: Type.Array(Type.String()),
    /** How many points of positions, projects and volunteering. */
    points: Type.Integer({ minimum: 0 }),
  }),
});
export type ResumeForJob = Type.Static<typeof ResumeForJob>;
