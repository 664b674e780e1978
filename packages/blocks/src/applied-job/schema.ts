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
import { orNull } from '@broadsheet/contract/or-null';
import Type from 'typebox';
import { StepView } from '../shared/application/application-text.ts';
import { Link } from '../shared/page/link.ts';

/** The assessment of the job, if there is something to do or to show. */
const Test = Type.Object({
  text: Type.String(),
  /** Link to the assessment; null if there is nothing to do. */
  way: orNull(Link),
});

/** The application and its progress. */
export const Sent = Type.Object({
  steps: Type.Array(StepView),
  /** The seeker applied on the employer's site: this site does not know the status. */
  atEmployer: Type.Boolean(),
  answers: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
  coverLetter: orNull(Type.String()),
  /** True if the application can be withdrawn. */
  mayWithdraw: Type.Boolean(),
  /** The answers and the letter that can still be added; null if nothing can be added. */
  lacking: orNull(Type.Object({ questions: Type.Array(JobQuestion), letter: Type.Boolean() })),
  test: orNull(Test),
  followUp: Type.Object({
    /** True if the seeker can follow up now. */
    mayAsk: Type.Boolean(),
    /** Why a follow-up is not possible now; null if there is no reason to show. */
    whyNot: orNull(Type.String()),
    /** Link to the page that solves it. */
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
  /** Path of this page; its forms return here. */
  next: Type.String(),
  job: Type.Object({ title: Type.String(), href: Type.String(), line: Type.String() }),
  /** The result of a form, or why it failed. */
  notice: orNull(FormOutcomeText),
  /** Null if the seeker has not applied. */
  sent: orNull(Sent),
  /** Why applications are closed; null if the seeker can apply or has applied. */
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
