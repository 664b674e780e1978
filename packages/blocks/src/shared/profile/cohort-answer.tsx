import { bffPathOf, type CallBody } from '@broadsheet/contract/call';
import { updateStamp } from '@broadsheet/contract/calls/profile';
import * as control from '../page/control.styles.ts';

interface CohortAnswerProps extends CallBody<typeof updateStamp> {
  readonly label: string;
  /** Where it leads to. */
  readonly next: string;
}

/** An answer to a prompt about the profile: a plain form, for blocks that send no code as well. */
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
