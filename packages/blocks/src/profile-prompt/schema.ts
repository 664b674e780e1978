import { defineBlock } from '@broadsheet/contract/block-definition';
import { CohortAnswer } from '@broadsheet/contract/calls/profile';
import Type from 'typebox';
import { hrefOptions, Link } from '../shared/page/link.ts';

/** The default texts; `{profile}` and `{resume}` are the experience in the profile and in the resume. */
const PROMPT_TEXTS = {
  everybody: {
    title: 'Complete your profile to get matching jobs',
    text: 'Add your experience, skills and city. It takes a few minutes.',
    button: 'Complete profile',
    link: '/update-profile',
  },
  experienceMissing: {
    title: 'Add your years of experience',
    text: 'We will show you jobs at your level.',
    button: 'Add experience',
    link: '/update-profile',
  },
  freshers: {
    title: 'Start your career here',
    text: 'Find companies that hire freshers, and courses to get you ready.',
    links: [
      { label: 'Jobs for freshers', link: '/search/jobs.html?exp=2' },
      { label: 'Courses', link: '/learning' },
    ],
  },
  parserMismatch: {
    title: 'Your resume says {resume}, your profile {profile}',
    text: 'Which one is right? We use it to match jobs.',
    take: 'Use {resume}',
    keep: 'Keep {profile}',
  },
  profileUpdateSuccess: {
    title: 'Your profile is up to date',
    text: 'We now match jobs to your experience of {profile}.',
    button: 'See your jobs',
    link: '/jobfeed',
  },
  perfectMatch: {
    title: 'Is your experience up to date?',
    text: 'Your resume and your profile both say {profile}.',
    button: 'Yes, confirm',
  },
} as const;

const Title = Type.String({ minLength: 1, maxLength: 80 });
const Text = Type.String({ maxLength: 200 });
const Button = Type.String({ minLength: 1, maxLength: 40 });
const Href = Type.String(hrefOptions);

const MONTHS_HELP = '{profile} is the experience in the profile, {resume} the one in the resume.';

const withLink = (texts: Readonly<Record<'title' | 'text' | 'button' | 'link', string>>) =>
  Type.Object(
    {
      title: Type.String({ ...Title, default: texts.title }),
      text: Type.String({ ...Text, default: texts.text }),
      button: Type.String({ ...Button, default: texts.button }),
      link: Type.String({ ...Href, default: texts.link }),
    },
    { additionalProperties: false, default: {} },
  );

export const profilePrompt = defineBlock({
  type: 'profile-prompt',
  version: 1,
  title: 'Profile prompt',
  description:
    'Asks members to complete or confirm their profile. The text depends on their cohort.',
  settings: Type.Object(
    {
      everybody: withLink(PROMPT_TEXTS.everybody),
      experienceMissing: withLink(PROMPT_TEXTS.experienceMissing),
      freshers: Type.Object(
        {
          title: Type.String({ ...Title, default: PROMPT_TEXTS.freshers.title }),
          text: Type.String({ ...Text, default: PROMPT_TEXTS.freshers.text }),
          links: Type.Array(
            Type.Object({ label: Button, link: Href }, { additionalProperties: false }),
            { minItems: 1, maxItems: 3, default: PROMPT_TEXTS.freshers.links },
          ),
        },
        { additionalProperties: false, default: {} },
      ),
      parserMismatch: Type.Object(
        {
          title: Type.String({
            ...Title,
            description: MONTHS_HELP,
            default: PROMPT_TEXTS.parserMismatch.title,
          }),
          text: Type.String({ ...Text, default: PROMPT_TEXTS.parserMismatch.text }),
          take: Type.String({ ...Button, default: PROMPT_TEXTS.parserMismatch.take }),
          keep: Type.String({ ...Button, default: PROMPT_TEXTS.parserMismatch.keep }),
        },
        { additionalProperties: false, default: {} },
      ),
      profileUpdateSuccess: withLink(PROMPT_TEXTS.profileUpdateSuccess),
      perfectMatch: Type.Object(
        {
          title: Type.String({ ...Title, default: PROMPT_TEXTS.perfectMatch.title }),
          text: Type.String({
            ...Text,
            description: MONTHS_HELP,
            default: PROMPT_TEXTS.perfectMatch.text,
          }),
          button: Type.String({ ...Button, default: PROMPT_TEXTS.perfectMatch.button }),
        },
        { additionalProperties: false, default: {} },
      ),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    title: Type.String(),
    text: Type.String(),
    links: Type.Array(Link),
    answers: Type.Array(Type.Object({ label: Type.String(), ...CohortAnswer.properties })),
    /** Path of the page to which the answer returns. */
    next: Type.String(),
    /** Why the last answer failed; null if it did not fail, or if another block shows it. */
    failed: Type.Union([Type.String(), Type.Null()]),
  }),
  hydrate: 'never',
  varies: ['cohort'],
  personal: true,
  messages: ['profile-prompt'],
  pages: ['home', 'jobfeed'],
  limit: 1,
});
