import { REGISTRATION_STEPS, SEEKER_HOME } from '@broadsheet/contract/constants';
import type { Registration, RegistrationStep } from '@broadsheet/contract/entities/profile';

type StepName = 'education' | 'media' | 'pay' | 'personal' | 'skills' | 'work';

/** The rules of a step. Its texts are keys of the message area `registration`. */
interface StepRules {
  readonly name: `${StepName}Name`;
  readonly title: `${StepName}Title`;
  readonly submit: 'continue' | 'saveNext';
  readonly mayGoBack: boolean;
  readonly maySkip: boolean;
}

const open = { submit: 'saveNext', mayGoBack: true, maySkip: true } as const;

export const STEP_RULES: Readonly<Record<RegistrationStep, StepRules>> = {
  addPersonalDetails: {
    name: 'personalName',
    title: 'personalTitle',
    submit: 'saveNext',
    mayGoBack: false,
    maySkip: false,
  },
  addEducationalDetails: {
    name: 'educationName',
    title: 'educationTitle',
    submit: 'saveNext',
    mayGoBack: true,
    maySkip: false,
  },
  addWorkExperience: { name: 'workName', title: 'workTitle', ...open },
  addAdditionalDetails: { name: 'payName', title: 'payTitle', ...open },
  addAudioVideoProfile: {
    name: 'mediaName',
    title: 'mediaTitle',
    ...open,
    submit: 'continue',
  },
  addCoverLetterAndSkills: { name: 'skillsName', title: 'skillsTitle', ...open },
};

export const NEW: Registration = { done: [], next: 'addPersonalDetails' };

export const stepHref = (step: RegistrationStep): string => `/registration/${step}`;
export const stepNamed = (name: string | undefined): RegistrationStep | undefined =>
  REGISTRATION_STEPS.find((step) => step === name);
const indexOfStep = (step: RegistrationStep): number => REGISTRATION_STEPS.indexOf(step);

/** The number of the step, from 1. */
export const numberOf = (step: RegistrationStep): number => indexOfStep(step) + 1;

export const hrefBefore = (step: RegistrationStep): string | null => {
  const before = REGISTRATION_STEPS[indexOfStep(step) - 1];
  return before && STEP_RULES[step].mayGoBack ? stepHref(before) : null;
};

export const hrefAfter = (step: RegistrationStep): string => {
  const after = REGISTRATION_STEPS[indexOfStep(step) + 1];
  return after ? stepHref(after) : SEEKER_HOME;
};

/** A step is open if all earlier ones are saved or skipped. */
export const isOpen = ({ next }: Registration, step: RegistrationStep): boolean =>
  next === null || indexOfStep(step) <= indexOfStep(next);

/** Link to the next open step. */
export const hrefOfNext = ({ next }: Registration): string =>
  next === null ? SEEKER_HOME : stepHref(next);
