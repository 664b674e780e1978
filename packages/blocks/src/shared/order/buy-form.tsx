import { bffPathOf } from '@broadsheet/contract/call';
import { subscriptionHash } from '@broadsheet/contract/calls/subscription';
import type { PlanChoice } from '@broadsheet/contract/entities/order';
import * as control from '../page/control.styles.ts';

interface BuyFormProps {
  readonly plan: PlanChoice;
  /** The price that stands beside it: where it is another by then, nothing is ordered. */
  readonly amount?: string;
  /** On the button. */
  readonly text: string;
  /** What the button is about, where several say the same; heard, not seen. */
  readonly about?: string;
  /** Of the page that it stands on, for visitors who log in first. */
  readonly next?: string;
  readonly isQuiet?: boolean;
}

/** Orders a plan, of visitors when they have logged in, and leads to its checkout: a page of its own, which alone may post to the gateway. */
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
