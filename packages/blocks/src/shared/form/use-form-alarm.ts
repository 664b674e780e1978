import type { CallFault } from '@broadsheet/contract/call-result';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FormMessages } from './field-kinds.ts';
import { type Faults, faultsOfAnswer } from './find-faults.ts';
import type { FormField } from './form-plan.ts';

interface Alarm {
  readonly message: string;
  readonly canRetry: boolean;
}

export interface FormAlarmState {
  readonly alarmBox: RefObject<HTMLDivElement | null>;
  readonly alarm: Alarm | null;
  readonly faults: Faults;
  readonly setAlarm: (alarm: Alarm | null) => void;
  readonly setFaults: (faults: Faults) => void;
  /** Shows the errors, with the error summary if there are any. */
  readonly showFaults: (faults: Faults) => void;
  /** Shows why the service refused: beside a field if the error names one, else in the error summary. */
  readonly showRefusal: (fault: CallFault) => void;
}

/** An error that has nothing to do with the input: offline, timeout, rate limit or a service fault. */
const isPassing = ({ status }: CallFault): boolean =>
  status === 0 || status === 429 || status >= 500;

/** The errors of a form: a summary above the fields, which takes the focus, and errors beside the fields. */
export const useFormAlarm = (
  fields: readonly FormField[],
  messages: FormMessages,
): FormAlarmState => {
  const alarmBox = useRef<HTMLDivElement>(null);
  const [alarm, setAlarm] = useState<Alarm | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  useEffect(() => {
    if (alarm) alarmBox.current?.focus();
  }, [alarm]);

  const show = (found: Faults, otherwise: Alarm | null): void => {
    setFaults(found);
    // A new object each time, so that the summary takes the focus again.
    if (Object.keys(found).length > 0) setAlarm({ message: messages.fixFaults, canRetry: false });
    else if (otherwise) setAlarm(otherwise);
  };
  return {
    alarmBox,
    alarm,
    faults,
    setAlarm,
    setFaults,
    showFaults: (found) => show(found, null),
    showRefusal: (fault) =>
      show(faultsOfAnswer(fields, fault, messages), {
        message: fault.message,
        canRetry: isPassing(fault),
      }),
  };
};
