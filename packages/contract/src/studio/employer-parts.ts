import Type from 'typebox';
import { StaffEmployer } from '../entities/staff-employer.ts';

/** The id of an employer, in the calls about it and about its office pictures. */
export const EmployerId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const EmployerAnswer = Type.Object({ employer: StaffEmployer });

/** The employer with the picture, and what was made of the file: pixels and bytes. */
const UploadAnswer = Type.Object({
  employer: StaffEmployer,
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  bytes: Type.Integer({ minimum: 1 }),
});

/** A request whose body is the file. */
export const pictureUpload = {
  takes: 'application/octet-stream',
  body: Type.Unsafe<Uint8Array>({}),
  answer: UploadAnswer,
} as const;
