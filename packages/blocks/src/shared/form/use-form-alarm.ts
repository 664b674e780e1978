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
  /** Shows the faults, with an alarm where there are any. */
  readonly showFaults: (faults: Faults) => void;
  /** Shows why the service refused: beside a field where the fault names one, else as the alarm. */
  readonly showRefusal: (fault: CallFault) => void;
}

/** Not a matter of what was typed: offline, too slow, too often, or a service that rests. */
const isPassing = ({ status }: CallFault): boolean =>
  status === 0 || status === 429 || status >= 500;

/** What a form has to report: an alarm above the fields, which takes the focus, and faults beside them. */
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
    // A new object each time: the alarm takes the focus again.
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
