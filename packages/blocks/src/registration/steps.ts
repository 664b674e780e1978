import { REGISTRATION_STEPS, SEEKER_HOME } from '@broadsheet/contract/constants';
import type { Registration, RegistrationStep } from '@broadsheet/contract/entities/profile';

interface StepRules {
  readonly name: string;
  readonly title: string;
  readonly submit: string;
  readonly mayGoBack: boolean;
  readonly maySkip: boolean;
}

const NEXT = 'Save & Next';
const open = { submit: NEXT, mayGoBack: true, maySkip: true };

export const STEP_RULES: Readonly<Record<RegistrationStep, StepRules>> = {
  addPersonalDetails: {
    name: 'About you',
    title: 'Tell us about yourself',
    submit: NEXT,
    mayGoBack: false,
    maySkip: false,
  },
  addEducationalDetails: {
    name: 'Education',
    title: 'What have you studied?',
    submit: NEXT,
    mayGoBack: true,
    maySkip: false,
  },
  addWorkExperience: { name: 'Work', title: 'Where have you worked?', ...open },
  addAdditionalDetails: { name: 'Pay', title: 'Pay, and when you can begin', ...open },
  addAudioVideoProfile: {
    name: 'Sound and video',
    title: 'Let employers hear or see you',
    ...open,
    submit: 'Continue',
  },
  addCoverLetterAndSkills: { name: 'Skills', title: 'Your skills, in your words', ...open },
};

export const NEW: Registration = { done: [], next: 'addPersonalDetails' };

export const stepHref = (step: RegistrationStep): string => `/registration/${step}`;
export const stepNamed = (name: string | undefined): RegistrationStep | undefined =>
  REGISTRATION_STEPS.find((step) => step === name);
const indexOfStep = (step: RegistrationStep): number => REGISTRATION_STEPS.indexOf(step);

/** From 1. */
export const numberOf = (step: RegistrationStep): number => indexOfStep(step) + 1;

export const hrefBefore = (step: RegistrationStep): string | null => {
  const before = REGISTRATION_STEPS[indexOfStep(step) - 1];
  return before && STEP_RULES[step].mayGoBack ? stepHref(before) : null;
};

export const hrefAfter = (step: RegistrationStep): string => {
  const after = REGISTRATION_STEPS[indexOfStep(step) + 1];
  return after ? stepHref(after) : SEEKER_HOME;
};

/** A step opens when all before it are saved or skipped. */
export const isOpen = ({ next }: Registration, step: RegistrationStep): boolean =>
  next === null || indexOfStep(step) <= indexOfStep(next);

/** Where a registration goes on. */
export const hrefOfNext = ({ next }: Registration): string =>
  next === null ? SEEKER_HOME : stepHref(next);
