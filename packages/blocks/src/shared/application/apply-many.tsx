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

/** A checkbox that selects a job for a group application. It belongs in a section with an `ApplyBar`. */
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

/** The button for the ticked jobs of its section. It only opens the next page. */
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
