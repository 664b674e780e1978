import {
  type BlockDowngrade,
  defineBlock,
  sameSettings,
} from '@broadsheet/contract/block-definition';
import { JobQuestion } from '@broadsheet/contract/entities/job-question';
import {
  FormOutcomeOfWeb1,
  FormOutcomeText,
  noticeToTold,
} from '@broadsheet/contract/form-outcome';
import Type, { type TSchema } from 'typebox';
import { StepView } from '../shared/application/application-text.ts';
import { Link } from '../shared/page/link.ts';

const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** The test of the job, as far as there is something to do or to know. */
const Test = Type.Object({
  text: Type.String(),
  /** Where it is taken; null where nothing is to be done. */
  way: orNull(Link),
});

/** What was sent, and what has come of it. */
export const Sent = Type.Object({
  steps: Type.Array(StepView),
  /** It was taken at the employer's own site, and nothing is known of it here. */
  atEmployer: Type.Boolean(),
  answers: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
  coverLetter: orNull(Type.String()),
  /** Whether it can be taken back. */
  mayWithdraw: Type.Boolean(),
  /** What may still be added; null where nothing may. */
  lacking: orNull(Type.Object({ questions: Type.Array(JobQuestion), letter: Type.Boolean() })),
  test: orNull(Test),
  followUp: Type.Object({
    /** Whether it may be done now. */
    mayAsk: Type.Boolean(),
    /** Why it may not, in words; null where there is nothing to say. */
    whyNot: orNull(Type.String()),
    /** Where that can be changed. */
    way: orNull(Link),
    asked: Type.Array(
      Type.Object({
        day: Type.String(),
        answer: orNull(Type.Object({ day: Type.String(), text: Type.String() })),
      }),
    ),
  }),
});
export type Sent = Readonly<Type.Static<typeof Sent>>;

const settings = Type.Object(
  {
    followUpText: Type.String({
      minLength: 1,
      maxLength: 40,
      default: 'Follow up with recruiter',
      description: 'Label of the follow-up button.',
    }),
  },
  { additionalProperties: false },
);
const NotFound = Type.Object({ found: Type.Literal(false), categories: Type.Array(Link) });
const Found = Type.Object({
  found: Type.Literal(true),
  jobcode: Type.String(),
  /** Of the page, to come back to. */
  next: Type.String(),
  job: Type.Object({ title: Type.String(), href: Type.String(), line: Type.String() }),
  /** What a form has done, or why it has failed. */
  notice: orNull(FormOutcomeText),
  /** Null for who has not applied. */
  sent: orNull(Sent),
  /** Why nobody can apply here; null where it can be done, or was. */
  note: orNull(Type.String()),
});
const data = Type.Union([NotFound, Found]);

/** Version 1 called its notice `told`. */
const toVersion1: BlockDowngrade = {
  settings,
  data: Type.Union([
    NotFound,
    Type.Object({
      ...Type.Omit(Found, ['notice']).properties,
      told: orNull(FormOutcomeOfWeb1),
    }),
  ]),
  downgradeSettings: sameSettings,
  downgradeData: (given: Type.Static<typeof data>) => (given.found ? noticeToTold(given) : given),
};

export const appliedJob = defineBlock({
  type: 'applied-job',
  version: 2,
  title: 'Applied job',
  description: 'One job that the member applied for: the application, its status and a follow-up.',
  settings,
  data,
  migrations: [sameSettings],
  downgrades: [toVersion1],
  messages: ['applications', 'applying', 'suggestions'],
  hydrate: 'never',
  personal: true,
  primary: true,
  onFailure: 'show',
  limit: 1,
  pages: ['jobapplied'],
});
