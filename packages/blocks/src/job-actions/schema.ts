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
  /** Of the page, to come back to. */
  next: Type.String(),
  /** Where the employer takes applications; null where it is done here. */
  applyUrl: Type.Union([Type.String(), Type.Null()]),
  closes: Type.String(),
  /** Of the application: the form with the employer's questions and a letter, or what was sent. */
  application: Type.String(),
  /** The employer asks something first. */
  asks: Type.Boolean(),
  /** The day of the application; null for visitors and who has not applied. */
  applied: Type.Union([Type.String(), Type.Null()]),
  saved: Type.Boolean(),
  /** What a form that was sent without JavaScript has done, or why it has failed. */
  notice: Type.Union([FormOutcomeText, Type.Null()]),
  /** What the profile lacks, where the application was not sent because of it. */
  lacks: Type.Array(Type.Enum(APPLICATION_NEEDS)),
  /** On phones it stays at the foot of the window, applied or not: the page must not move when it learns who reads it. */
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
