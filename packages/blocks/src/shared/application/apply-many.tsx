import { APPLY_MANY_FIELD, APPLY_MANY_FORM } from '@broadsheet/contract/apply-many-form';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from '../page/control.styles.ts';
import * as styles from './apply-many.styles.ts';

interface WithMessages {
  readonly messages: Messages['rows'];
}

interface TickToApplyProps extends WithMessages {
  readonly jobId: number;
  readonly title: string;
}

/** Picks a job of a list, to apply for it along with others. Stands in a section that has an `ApplyBar`. */
export const TickToApply = ({ jobId, title, messages }: TickToApplyProps) => (
  <label className={styles.tick}>
    <input
      className={control.tick}
      type="checkbox"
      form={APPLY_MANY_FORM}
      name={APPLY_MANY_FIELD}
      value={jobId}
    />
    <span>
      {messages.select}
      <span className={control.hidden}>: {title}</span>
    </span>
  </label>
);

/** What can be done with the ticks of the section that it ends. Nothing is sent from here. */
export const ApplyBar = ({ messages }: WithMessages) => (
  <form className={styles.bar} id={APPLY_MANY_FORM} action={hrefOf('apply-to-jobs')}>
    <button className={control.primary} type="submit">
      {messages.applyToSelected}
    </button>
    <button className={control.quiet} type="reset">
      {messages.clearSelection}
    </button>
  </form>
);
