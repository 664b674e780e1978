import Type from 'typebox';
import { ApplicantId } from './entities/recruiter-side.ts';

export const RowId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** At `/api/recruiter{path}`; the reference services answer it under the user service. */
export const ofRecruiter = <Path extends string>(path: Path) =>
  ({
    service: 'user',
    auth: 'recruiter',
    path: `/recruiter${path}`,
    bffPath: `/api/recruiter${path}`,
  }) as const;

/** A call about one applicant of a job. */
export const ofApplicant = <Path extends string>(path: Path) =>
  ({
    ...ofRecruiter(`/jobs/{jobId}/applicants/{applicantId}${path}`),
    method: 'POST',
    params: Type.Object({ jobId: RowId, applicantId: ApplicantId }),
    query: Type.Object({}),
  }) as const;
