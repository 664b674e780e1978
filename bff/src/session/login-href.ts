import { hrefOf } from '@broadsheet/contract/match-page';

/** Where to sign in, or to complete it. @param next path to go on to, with its query */
export const loginHref = (next: string, isSecondStep: boolean): string => {
  const step: Record<string, string> = isSecondStep ? { step: 'second-factor' } : {};
  return hrefOf('login', {}, { ...step, next });
};
