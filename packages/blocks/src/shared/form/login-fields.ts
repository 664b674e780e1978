import type { FormMessages } from './field-kinds.ts';
import type { FormField } from './form-plan.ts';

/** The email and password fields of a login. */
export const loginFields = ({ email, password }: FormMessages): readonly FormField[] => [
  { name: 'email', kind: 'login', label: email },
  { name: 'password', kind: 'password', label: password },
];
