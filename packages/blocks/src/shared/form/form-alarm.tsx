import type { Ref } from 'react';
import * as control from '../page/control.styles.ts';
import type { FormMessages } from './field-kinds.ts';
import type { Faults } from './find-faults.ts';
import * as styles from './form.styles.ts';

interface FormAlarmProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly message: string;
  /** Of fields, each with the way to it. */
  readonly faults: Faults;
  readonly idOf: (name: string) => string;
  /** The call may go well when it is made again. */
  readonly canRetry: boolean;
  readonly messages: FormMessages;
}

/** What went wrong, above the fields. It takes the focus, and is read out. */
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
