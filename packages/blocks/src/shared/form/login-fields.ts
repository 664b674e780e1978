import type { FormMessages } from './field-kinds.ts';
import type { FormField } from './form-plan.ts';

/** Who somebody is, and how they prove it first. */
export const loginFields = ({ email, password }: FormMessages): readonly FormField[] => [
  { name: 'email', kind: 'login', label: email },
  { name: 'password', kind: 'password', label: password },
];
