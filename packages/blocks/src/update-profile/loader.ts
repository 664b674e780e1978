import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { dataIndustry } from '@broadsheet/contract/calls/job';
import { parseResume, profile } from '@broadsheet/contract/calls/profile';
import { resumeMonthsOf } from '@broadsheet/contract/cohort';
import type { Profile } from '@broadsheet/contract/entities/profile';
import { failureText } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { isSafeRedirect } from '@broadsheet/contract/site-path';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { experienceMonthsOf } from '../shared/profile/experience-months.ts';
import { citiesOf } from '../shared/profile/forms/load-choices.ts';
import { withOffer, workOffer } from '../shared/profile/forms/offer.ts';
import {
  additionalValues,
  personalValues,
  workValues,
} from '../shared/profile/forms/profile-values.ts';
import { formatMonths } from '../shared/time/format-months.ts';
import { updateProfile } from './schema.ts';

/** Loads the profile; empty if there is none. */
const readProfile = async ({ call }: LoaderContext): Promise<Partial<Profile>> =>
  (await nullIfNotFound(call(profile, { query: { fields: 'pd,we,ai' } })))?.profile ?? {};

const asOption = ({ id, label }: { readonly id: number; readonly label: string }) => ({
  value: String(id),
  label,
});

const choicesOf = async (context: LoaderContext) => ({
  cities: citiesOf(context),
  areas: context.brand.categories.map(({ dataId, label }) => asOption({ id: dataId, label })),
  industries: (await context.call(dataIndustry, {})).items.map(asOption),
});

export const loadUpdateProfile = defineLoader(updateProfile, async (_settings, context) => {
  const { audience, page, messages } = context;
  const [known, { resume }, choices] = await Promise.all([
    readProfile(context),
    context.call(parseResume, {}),
    choicesOf(context),
  ]);
  const { next } = page.query;
  const { currentCity = '' } = personalValues(known);
  const { noticePeriod = '' } = additionalValues(known);
  const work = workValues(known);
  const values = { ...work, currentCity, noticePeriod };
  const isOpen = !work.experienceStatus && resume !== null;
  const resumeMonths = resumeMonthsOf(resume);
  const mismatch =
    audience.cohort === 'parserMismatch' && resumeMonths !== null
      ? {
          resume: formatMonths(resumeMonths, messages.times),
          profile: formatMonths(experienceMonthsOf(known), messages.times),
        }
      : null;
  return {
    data: {
      begin: isOpen
        ? withOffer(values, workOffer(messages, resume))
        : { values: values, notes: {} },
      choices,
      mismatch,
      here: page.path,
      next: next !== undefined && isSafeRedirect(next) ? next : hrefOf('jobfeed'),
      failed: failureText(page),
    },
  };
});
