import type { FormField } from './form-plan.ts';

/** Who somebody is, and how they prove it first. */
export const LOGIN_FIELDS: readonly FormField[] = [
  { name: 'email', kind: 'login', label: 'E-mail address' },
  { name: 'password', kind: 'password', label: 'Password' },
];
