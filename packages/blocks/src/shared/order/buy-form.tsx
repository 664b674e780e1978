import { bffPathOf } from '@broadsheet/contract/call';
import { subscriptionHash } from '@broadsheet/contract/calls/subscription';
import type { PlanChoice } from '@broadsheet/contract/entities/order';
import * as control from '../page/control.styles.ts';

interface BuyFormProps {
  readonly plan: PlanChoice;
  /** The displayed price. The order fails if the price has changed since. */
  readonly amount?: string;
  /** Label of the button. */
  readonly text: string;
  /** What the button is about, for screen readers, if several buttons have the same label. */
  readonly about?: string;
  /** Path of this page, for visitors who log in first. */
  readonly next?: string;
  readonly isQuiet?: boolean;
}

/**
 * Orders a plan and goes to its checkout; visitors log in first. Only the checkout page may post to the payment gateway.
 */
export const BuyForm = ({ plan, amount, text, about, next, isQuiet = false }: BuyFormProps) => (
  <form method="post" action={bffPathOf(subscriptionHash)}>
    <input type="hidden" name="plan" value={plan} />
    {amount !== undefined && <input type="hidden" name="amount" value={amount} />}
    {next !== undefined && <input type="hidden" name="next" value={next} />}
    <button className={isQuiet ? control.quiet : control.primary} type="submit">
      {text}
      {about !== undefined && <span className={control.hidden}> {about}</span>}
    </button>
  </form>
);
