import { hrefOf } from '@broadsheet/contract/match-page';

/**
 * Where to sign in, or to complete it.
 * @param next path to go on to, with its query
 * @param reason parameters by which the page says what the login is for
 */
export const loginHref = (
  next: string,
  isSecondStep: boolean,
  reason: Readonly<Record<string, string>> = {},
): string => {
  const step: Record<string, string> = isSecondStep ? { step: 'second-factor' } : {};
  return hrefOf('login', {}, { ...step, ...reason, next });
};
