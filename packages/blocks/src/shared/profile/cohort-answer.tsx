import { bffPathOf, type CallBody } from '@broadsheet/contract/call';
import { updateStamp } from '@broadsheet/contract/calls/profile';
import * as control from '../page/control.styles.ts';

interface CohortAnswerProps extends CallBody<typeof updateStamp> {
  readonly label: string;
  /** The path that follows. */
  readonly next: string;
}

/** An answer to a profile prompt: a plain form, which also works in blocks without JavaScript. */
export const CohortAnswer = ({ label, opt, isUpdate, next }: CohortAnswerProps) => (
  <form method="post" action={bffPathOf(updateStamp)}>
    <input type="hidden" name="opt" value={opt} />
    {isUpdate !== undefined && <input type="hidden" name="isUpdate" value={isUpdate} />}
    <input type="hidden" name="next" value={next} />
    <button className={control.quiet} type="submit">
      {label}
    </button>
  </form>
);
