import { callPath } from '@broadsheet/browser-calls/call-path';
import { subscriptionHash } from '@broadsheet/contract/calls/subscription';
import type { PlanChoice } from '@broadsheet/contract/entities/order';
import * as control from '../parts/control.styles.ts';

interface BuyButtonProps {
  readonly choice: PlanChoice;
  readonly button: string;
  readonly login: string | null;
  readonly next: string;
  readonly isQuiet?: boolean;
}

/** Buys a plan, or leads visitors to the login and back. */
export const BuyButton = ({ choice, button, login, next, isQuiet = false }: BuyButtonProps) => {
  const look = isQuiet ? control.quiet : control.primary;
  if (login !== null)
    return (
      <a className={look} href={login}>
        {button}
      </a>
    );
  return (
    <form method="post" action={callPath(subscriptionHash, {})}>
      <input type="hidden" name="plan" value={choice} />
      <input type="hidden" name="next" value={next} />
      <button className={look} type="submit">
        {button}
      </button>
    </form>
  );
};
