import { SITE_PATH_PATTERN } from '@broadsheet/contract/site-path';
import Type from 'typebox';
import { Value } from 'typebox/value';

/** The most jobs that a mail names: as many as one can apply for at once. */
export const MAX_MAILED_JOBS = 50;

const MailedJobs = Type.Array(
  Type.Object({
    title: Type.String(),
    company: Type.String(),
    path: Type.String({
      pattern: SITE_PATH_PATTERN,
      description: 'On the site that the mail is from.',
    }),
    closesOn: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' })),
  }),
  { minItems: 1, maxItems: MAX_MAILED_JOBS },
);
export type MailedJobs = Type.Static<typeof MailedJobs>;

/** The jobs of a message. Throws where the JSON is not valid. */
export const readMailedJobs = (text: string): MailedJobs => {
  const jobs: unknown = JSON.parse(text);
  Value.Assert(MailedJobs, jobs);
  return jobs;
};
