import { callService } from '@broadsheet/browser-calls/call-service';
import { type SessionEnd, sessionEndOf } from '@broadsheet/browser-calls/session-end';
import {
  bffPathOf,
  type CallAnswer,
  type CallBody,
  type CallDefinition,
  type CallParams,
} from '@broadsheet/contract/call';
import type { CallFault } from '@broadsheet/contract/call-result';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { clearDraft } from './draft.ts';
import type { FormMessages } from './field-kinds.ts';
import { findFaults } from './find-faults.ts';
import type { FormPlan, Typed } from './form-plan.ts';
import { bodyOf, sentOf } from './typed-values.ts';
import { useFieldValues } from './use-field-values.ts';
import { type FormAlarmState, useFormAlarm } from './use-form-alarm.ts';

interface CallFormOptions<Call extends CallDefinition> {
  readonly plan: FormPlan<Call>;
  readonly messages: FormMessages;
  /** The initial values of the fields. */
  readonly values: Typed;
  /** Values that were found later; they fill untouched fields. */
  readonly offered: Typed;
  /** Sent together with the fields. */
  readonly given: Readonly<Record<string, string | number>>;
  readonly params: CallParams<Call> | undefined;
  /** Returns `leaving` if a navigation follows: the button stays busy. */
  readonly onDone: (answer: CallAnswer<Call>, typed: Typed) => 'leaving' | undefined;
  readonly onSessionEnd: (status: SessionEnd) => void;
  readonly onFault?: ((fault: CallFault, typed: Typed) => void) | undefined;
  /** Why the form is not sent yet, shown once; null to send it. */
  readonly holdBack?: (() => string | null) | undefined;
}

export interface CallFormState extends Pick<FormAlarmState, 'alarm' | 'alarmBox' | 'faults'> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** True after hydration and the first interaction. */
  readonly isLive: boolean;
  readonly isBusy: boolean;
  /** The last initial value of each field. */
  readonly begun: Typed;
  /** The current values of the fields. */
  readonly current: Typed;
  /** Runs before anything can be sent: from then on our messages replace those of the browser. */
  readonly onTouch: () => void;
  readonly onInput: () => void;
  readonly onSubmit: (event: FormEvent) => void;
}

/** Makes the call of a form, only once at a time. Resolves when the form is usable again. */
const useSubmission = <Call extends CallDefinition>(
  { plan, given, params, onDone, onSessionEnd, onFault }: CallFormOptions<Call>,
  { setAlarm, showRefusal }: FormAlarmState,
) => {
  const underWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const setUnderWay = (value: boolean): void => {
    underWay.current = value;
    setBusy(value);
  };
  const fail = (fault: CallFault, typed: Typed): void => {
    const ended = sessionEndOf(bffPathOf(plan.call), fault.status);
    if (ended) onSessionEnd(ended);
    onFault?.(fault, typed);
    showRefusal(fault);
  };
  const send = async (typed: Typed): Promise<void> => {
    setUnderWay(true);
    const body = { ...given, ...bodyOf(sentOf(plan.fields, typed), typed) } as CallBody<Call>;
    const input = { body, ...(params === undefined ? {} : { params }) };
    const result = await callService(plan.call, input, { page: window.location.search });
    let isLeaving = false;
    if (result.ok) {
      clearDraft(plan.id);
      setAlarm(null);
      isLeaving = onDone(result.data, typed) === 'leaving';
    } else fail(result.error, typed);
    setUnderWay(isLeaving);
  };
  return { isBusy, isUnderWay: () => underWay.current, send };
};

/** Runs a form: validates before sending, sends once at a time, and loses no input. */
export const useCallForm = <Call extends CallDefinition>(
  options: CallFormOptions<Call>,
): CallFormState => {
  const { plan, messages, values, offered, holdBack } = options;
  const form = useRef<HTMLFormElement>(null);
  const wasSubmitted = useRef(false);
  const wasHeldBack = useRef(false);
  const [isLive, setLive] = useState(false);
  const { begun, current, read, save } = useFieldValues({
    form,
    id: plan.id,
    fields: plan.fields,
    values,
    offered,
  });
  const report = useFormAlarm(plan.fields, messages);
  const { isBusy, isUnderWay, send } = useSubmission(options, report);

  const onTouch = () => {
    if (form.current) form.current.noValidate = true;
    setLive(true);
  };
  const onInput = () => {
    onTouch();
    const typed = save();
    if (wasSubmitted.current) report.setFaults(findFaults(plan, typed, messages));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay()) return;
    wasSubmitted.current = true;
    const typed = read();
    const faults = findFaults(plan, typed, messages);
    report.showFaults(faults);
    const reason = wasHeldBack.current ? null : (holdBack?.() ?? null);
    if (Object.keys(faults).length > 0) return;
    if (reason === null) return void send(typed);
    wasHeldBack.current = true;
    report.setAlarm({ message: reason, canRetry: false });
  };
  const { alarm, alarmBox, faults } = report;
  return {
    form,
    alarmBox,
    isLive,
    isBusy,
    alarm,
    faults,
    begun,
    current,
    onTouch,
    onInput,
    onSubmit,
  };
};
