import {
  type BlockDowngrade,
  defineBlock,
  sameSettings,
} from '@broadsheet/contract/block-definition';
import { APPLICATION_NEEDS } from '@broadsheet/contract/entities/application';
import {
  FormOutcomeOfWeb1,
  FormOutcomeText,
  noticeToTold,
} from '@broadsheet/contract/form-outcome';
import Type from 'typebox';

const settings = Type.Object(
  {
    applyText: Type.String({ minLength: 1, maxLength: 40, default: 'Apply' }),
    employerText: Type.String({
      minLength: 1,
      maxLength: 40,
      default: 'Apply on company site',
      description: 'Label of the button if the company takes applications on its own site.',
    }),
  },
  { additionalProperties: false },
);
const data = Type.Object({
  jobcode: Type.String(),
  /** Path of this page; its forms return here. */
  next: Type.String(),
  /** URL of the employer's application form; null if seekers apply on this site. */
  applyUrl: Type.Union([Type.String(), Type.Null()]),
  closes: Type.String(),
  /** Link to the application: the form with questions and letter, or the application that was sent. */
  application: Type.String(),
  /** True if the employer has required questions. */
  asks: Type.Boolean(),
  /** The day of the application; null for visitors and seekers who have not applied. */
  applied: Type.Union([Type.String(), Type.Null()]),
  saved: Type.Boolean(),
  /** The result of a form that was sent without JavaScript, or why it failed. */
  notice: Type.Union([FormOutcomeText, Type.Null()]),
  /** What the profile lacks, if the application failed because of it. */
  lacks: Type.Array(Type.Enum(APPLICATION_NEEDS)),
  /**
   * On phones the bar stays at the bottom of the window, applied or not, so that the page does not shift when the reader
   * is known.
   */
  floats: Type.Boolean(),
});

/** Version 1 called its notice `told`. */
const toVersion1: BlockDowngrade = {
  settings,
  data: Type.Object({
    ...Type.Omit(data, ['notice']).properties,
    told: Type.Union([FormOutcomeOfWeb1, Type.Null()]),
  }),
  downgradeSettings: sameSettings,
  downgradeData: (given: Type.Static<typeof data>) => noticeToTold(given),
};

export const jobActions = defineBlock({
  type: 'job-actions',
  version: 2,
  title: 'Apply and save',
  description: 'The buttons Apply and Save of a job, and whether the person has already applied.',
  settings,
  data,
  migrations: [sameSettings],
  downgrades: [toVersion1],
  messages: ['job', 'applying'],
  hydrate: 'never',
  personal: true,
  vacancies: true,
  limit: 1,
  pages: ['jobdetail'],
});
