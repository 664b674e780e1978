import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { emailSettings } from '@broadsheet/contract/calls/account';
import { files } from '@broadsheet/contract/calls/media';
import type { ParsedResume } from '@broadsheet/contract/entities/parsed-resume';
import type {
  Profile,
  Registration,
  RegistrationStep,
} from '@broadsheet/contract/entities/profile';
import type { Session } from '@broadsheet/contract/entities/session';
import type { Typed } from '../shared/form/form-plan.ts';
import {
  areasOf,
  citiesOf,
  dayInIndia,
  loadIndustries,
  NO_CHOICES,
} from '../shared/profile/forms/load-choices.ts';
import {
  additionalOffer,
  educationOffer,
  type Offer,
  personalOffer,
  positionOffer,
  skillsOffer,
  withOffer,
  workOffer,
} from '../shared/profile/forms/offer.ts';
import {
  additionalValues,
  coverValues,
  personalValues,
  workValues,
} from '../shared/profile/forms/profile-values.ts';
import { brandSkills } from './brand-skills.ts';
import { readResume } from './read-profile.ts';
import type { StepData } from './schema.ts';

type Filled = Partial<StepData>;

interface Known {
  readonly context: LoaderContext;
  readonly session: Session;
  /** Null for an empty profile. */
  readonly profile: Profile | null;
  readonly resume: ParsedResume | null;
}

const NO_FILES = { resume: null, audio: null, RoundZeroVideo: null };
const withoutNotes = (values: Typed): Offer => ({ values, notes: {} });
const orEmpty = (profile: Profile | null): Partial<Profile> => profile ?? {};
const readFiles = async ({ call }: LoaderContext): Promise<StepData['files']> => {
  const { items } = await call(files, { query: {} });
  const found = items.map(({ mediaType, url, name }) => [mediaType, { url, name }] as const);
  return { ...NO_FILES, ...Object.fromEntries(found.filter(([type]) => type in NO_FILES)) };
};

const personal = async ({ context, profile, resume }: Known): Promise<Filled> => {
  const [contact, own] = await Promise.all([context.call(emailSettings, {}), readFiles(context)]);
  const cities = citiesOf(context);
  const { phone } = contact;
  const values = { phone: phone ?? '', ...personalValues(orEmpty(profile)) };
  return {
    phone,
    files: own,
    choices: { ...NO_CHOICES, cities },
    begin: resume
      ? withOffer(values, personalOffer(context.messages, resume, cities))
      : withoutNotes(values),
  };
};

const education = async ({ context, profile, resume }: Known): Promise<Filled> => {
  const educations = profile?.ed?.educationInfo.info ?? [];
  const isNew = ({ degree, year }: ParsedResume['education'][number]) =>
    !educations.some((each) => each.degree === degree?.value || each.year === year?.value);
  return {
    educations,
    offers: (resume?.education ?? [])
      .filter(isNew)
      .map((each) => educationOffer(context.messages, each)),
  };
};

const work = async ({ context, profile, resume }: Known): Promise<Filled> => {
  const industries = await loadIndustries(context);
  const positions = profile?.we?.professionalInfo ?? [];
  const isNew = ({ company }: ParsedResume['positions'][number]) =>
    !positions.some((each) => each.company.toLowerCase() === company?.value.toLowerCase());
  const values = workValues(orEmpty(profile));
  return {
    positions,
    offers: (resume?.positions ?? [])
      .filter(isNew)
      .map((each) => positionOffer(context.messages, each)),
    choices: { ...NO_CHOICES, areas: areasOf(context), industries },
    begin:
      resume && !values.experienceStatus
        ? withOffer(values, workOffer(context.messages, resume))
        : withoutNotes(values),
  };
};

const skills = async ({ context, profile, resume }: Known): Promise<Filled> => {
  const known = brandSkills(context.brand);
  const values = coverValues(orEmpty(profile));
  const begin = resume
    ? withOffer(values, skillsOffer(context.messages, resume, known))
    : withoutNotes(values);
  const keys = new Set(begin.values.skills?.split(','));
  const shown = [...(profile?.atr?.skills ?? []), ...known].filter(({ key }) => keys.has(key));
  return { begin, skills: shown };
};

const LOADERS: Readonly<Record<RegistrationStep, (known: Known) => Promise<Filled>>> = {
  addPersonalDetails: personal,
  addEducationalDetails: education,
  addWorkExperience: work,
  addAdditionalDetails: async ({ context, profile, resume }) => {
    const values = additionalValues(orEmpty(profile));
    return {
      begin: resume
        ? withOffer(values, additionalOffer(context.messages, resume))
        : withoutNotes(values),
    };
  },
  addAudioVideoProfile: async ({ context }) => ({ files: await readFiles(context) }),
  addCoverLetterAndSkills: skills,
};

/** Loads the data of one step: the profile, with the resume's values beside it. */
export const loadStep = async (
  context: LoaderContext,
  session: Session,
  step: RegistrationStep,
  profile: Profile | null,
  progress: Registration,
): Promise<StepData> => {
  const { resume, isReading } = await readResume(context);
  const filled = await LOADERS[step]({ context, session, profile, resume });
  const choices = { ...NO_CHOICES, ...filled.choices, today: dayInIndia(context.now) };
  return {
    step,
    progress,
    begin: withoutNotes({}),
    email: session.authInfo.email,
    phone: null,
    positions: [],
    educations: [],
    offers: [],
    skills: [],
    files: NO_FILES,
    isReading,
    ...filled,
    choices,
  };
};
