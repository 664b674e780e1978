import { bffPathOf } from '@broadsheet/contract/call';
import { subscriptionHash } from '@broadsheet/contract/calls/subscription';
import type { PlanChoice } from '@broadsheet/contract/entities/order';
import * as control from './control.styles.ts';

interface BuyFormProps {
  readonly plan: PlanChoice;
  /** On the button. */
  readonly text: string;
  /** What the button is about, where several say the same; heard, not seen. */
  readonly about?: string;
  /** Of the page that it stands on, for visitors who log in first. */
  readonly next?: string;
  readonly isQuiet?: boolean;
}

/** Orders a plan, of visitors when they have logged in, and leads to its checkout: a page of its own, which alone may post to the gateway. */
export const BuyForm = ({ plan, text, about, next, isQuiet = false }: BuyFormProps) => (
  <form method="post" action={bffPathOf(subscriptionHash)}>
    <input type="hidden" name="plan" value={plan} />
    {next !== undefined && <input type="hidden" name="next" value={next} />}
    <button className={isQuiet ? control.quiet : control.primary} type="submit">
      {text}
      {about !== undefined && <span className={control.hidden}> {about}</span>}
    </button>
  </form>
);
