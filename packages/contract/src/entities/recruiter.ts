import Type from 'typebox';
import { CompanyRef } from './job.ts';

/** Who hires for a company, as far as everybody may know: no address, no number. */
export const Recruiter = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  designation: Type.String(),
  company: CompanyRef,
  openJobs: Type.Integer({ minimum: 0 }),
});
export type Recruiter = Type.Static<typeof Recruiter>;
