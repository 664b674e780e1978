import type { CallDefinition } from '@broadsheet/contract/call';
import { traitsOf } from './field-kinds.ts';
import type { FormPlan } from './form-plan.ts';

/** True for a form that takes a password and has no visible field for the account it belongs to. */
const needsUsername = ({ fields }: Pick<FormPlan<CallDefinition>, 'fields'>): boolean => {
  const traits = fields.map(traitsOf);
  return (
    traits.some(({ type }) => type === 'password') &&
    !traits.some(({ autoComplete }) => autoComplete === 'username')
  );
};

interface UsernameFieldProps {
  readonly plan: Pick<FormPlan<CallDefinition>, 'fields'>;
  /** The e-mail address of the account; undefined where the form does not know it. */
  readonly username: string | undefined;
}

/**
 * Names the account of a password for password managers, in forms that do not ask for the address. It is not displayed,
 * so nobody can focus or hear it, and it has no name, so it is never sent.
 */
export const UsernameField = ({ plan, username }: UsernameFieldProps) =>
  needsUsername(plan) ? (
    <input hidden readOnly type="email" autoComplete="username" defaultValue={username} />
  ) : null;
