import type { Ref } from 'react';
import * as control from '../page/control.styles.ts';
import type { FormMessages } from './field-kinds.ts';
import type { Faults } from './find-faults.ts';
import * as styles from './form.styles.ts';

interface FormAlarmProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly message: string;
  /** Errors of fields, each with a link to its field. */
  readonly faults: Faults;
  readonly idOf: (name: string) => string;
  /** True if a retry can succeed. */
  readonly canRetry: boolean;
  readonly messages: FormMessages;
}

/** The error summary above the fields. It takes the focus, so screen readers read it. */
export const FormAlarm = ({ ref, message, faults, idOf, canRetry, messages }: FormAlarmProps) => (
  <div className={`${styles.notice} ${styles.alarm}`} ref={ref} role="alert" tabIndex={-1}>
    <p className={styles.alarmTitle}>{message}</p>
    {Object.entries(faults).map(([name, fault]) => (
      <a key={name} href={`#${idOf(name)}`}>
        {fault}
      </a>
    ))}
    {canRetry && (
      <>
        <p>{messages.nothingLost}</p>
        <button className={control.quiet} type="submit">
          {messages.tryAgain}
        </button>
      </>
    )}
  </div>
);
