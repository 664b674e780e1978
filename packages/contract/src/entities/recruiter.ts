import Type from 'typebox';
import { CompanyRef } from './job.ts';
import { PortraitUrl } from './portrait.ts';

/** The public data of a recruiter, without address and number. */
export const Recruiter = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  designation: Type.String(),
  company: CompanyRef,
  portraitUrl: PortraitUrl,
  openJobs: Type.Integer({ minimum: 0 }),
});
export type Recruiter = Type.Static<typeof Recruiter>;
