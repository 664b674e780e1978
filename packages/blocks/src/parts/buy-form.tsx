import { bffPathOf } from '@broadsheet/contract/call';
import { subscriptionHash } from '@broadsheet/contract/calls/subscription';
import type { PlanChoice } from '@broadsheet/contract/entities/order';
import * as control from './control.styles.ts';

interface BuyFormProps {
  readonly plan: PlanChoice;
  /** On the button. */
  readonly text: string;
  readonly isQuiet?: boolean;
}

/** Orders a plan and leads to its checkout: a page of its own, which alone may post to the gateway. */
export const BuyForm = ({ plan, text, isQuiet = false }: BuyFormProps) => (
  <form method="post" action={bffPathOf(subscriptionHash)}>
    <input type="hidden" name="plan" value={plan} />
    <button className={isQuiet ? control.quiet : control.primary} type="submit">
      {text}
    </button>
  </form>
);
