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
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { clearDraft, readDraft, saveDraft } from './draft.ts';
import { type Faults, faultsOfAnswer, findFaults } from './find-faults.ts';
import type { FormPlan, Typed } from './form-plan.ts';
import { bodyOf, isTypedIn, readTyped, sentOf, untouched } from './typed-values.ts';
import { useRuns } from './use-runs.ts';

interface CallFormHow<Call extends CallDefinition> {
  readonly plan: FormPlan<Call>;
  /** What the fields begin with. */
  readonly values: Typed;
  /** What was found out for fields since then; it goes into those that nobody has touched. */
  readonly offered: Typed;
  /** Goes along with what is typed. */
  readonly given: Readonly<Record<string, string | number>>;
  readonly params: CallParams<Call> | undefined;
  /** `leaving` keeps the button busy: another page is on its way. */
  readonly onDone: (answer: CallAnswer<Call>, typed: Typed) => 'leaving' | undefined;
  readonly onSessionEnd: (status: SessionEnd) => void;
  readonly onFault: ((fault: CallFault, typed: Typed) => void) | undefined;
  /** Why nothing is sent yet, told once; null where nothing is in the way. */
  readonly holdBack: (() => string | null) | undefined;
}

interface Alarm {
  readonly message: string;
  readonly canRetry: boolean;
}

interface CallFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly alarmBox: RefObject<HTMLDivElement | null>;
  /** Somebody is at work in it, in a browser that runs its code. */
  readonly isLive: boolean;
  readonly isBusy: boolean;
  readonly alarm: Alarm | null;
  readonly faults: Faults;
  /** What each field was last made to begin with. */
  readonly begun: Typed;
  /** What stands in them. */
  readonly current: Typed;
  /** Comes before anything can be sent: from here on our own words replace those of the browser. */
  readonly onTouch: () => void;
  readonly onInput: () => void;
  readonly onSubmit: (event: FormEvent) => void;
}

const FAULTY: Alarm = { message: 'Something is missing or not right yet:', canRetry: false };
/** Not a matter of what was typed: offline, too slow, too often, or a service that rests. */
const isPassing = ({ status }: CallFault): boolean =>
  status === 0 || status === 429 || status >= 500;

/** Runs a form: checks before it sends, sends once however often it is asked to, and loses nothing. */
export const useCallForm = <Call extends CallDefinition>({
  plan,
  values,
  offered,
  given,
  params,
  onDone,
  onSessionEnd,
  onFault,
  holdBack,
}: CallFormHow<Call>): CallFormState => {
  const form = useRef<HTMLFormElement>(null);
  const alarmBox = useRef<HTMLDivElement>(null);
  const underWay = useRef(false);
  const wasSent = useRef(false);
  const wasHeld = useRef(false);
  const runs = useRuns();
  const [isLive, setLive] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [alarm, setAlarm] = useState<Alarm | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [current, setCurrent] = useState(values);
  const [put, setPut] = useState<Typed>({});
  const { id, fields, call } = plan;

  const typed = (): Typed => (form.current ? readTyped(form.current, fields) : {});

  /** @returns what stands in the fields then */
  const fill = (found: Typed): Typed => {
    const now = typed();
    const open = fields.filter(
      (field) => found[field.name] !== undefined && now[field.name] === untouched(field, values),
    );
    const filled = Object.fromEntries(open.map(({ name }) => [name, found[name] ?? '']));
    setPut((before) => ({ ...before, ...filled }));
    setCurrent((before) => ({ ...before, ...filled }));
    return { ...now, ...filled };
  };

  // Only once controls that replace native ones stand there is it known what nobody has touched.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is filled once with its draft, and again with each entry that is added
  useEffect(() => {
    if (!runs) return;
    const now = fill(readDraft(id));
    // Much may be typed before this code runs: it is kept as well.
    if (form.current && isTypedIn(form.current)) {
      saveDraft(id, fields, now, values);
      setCurrent(now);
    }
  }, [runs, id, fields.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was offered is put in as it comes
  useEffect(() => void fill(offered), [offered]);
  useEffect(() => {
    if (alarm) alarmBox.current?.focus();
  }, [alarm]);

  const onTouch = () => {
    if (form.current) form.current.noValidate = true;
    setLive(true);
  };

  const onInput = () => {
    onTouch();
    const now = typed();
    saveDraft(id, fields, now, values);
    setCurrent(now);
    if (wasSent.current) setFaults(findFaults(plan, now));
  };

  const fail = (fault: CallFault, now: Typed) => {
    const ended = sessionEndOf(bffPathOf(call), fault.status);
    if (ended) onSessionEnd(ended);
    onFault?.(fault, now);
    const beside = faultsOfAnswer(fields, fault);
    setFaults(beside);
    setAlarm(
      Object.keys(beside).length > 0
        ? { ...FAULTY }
        : { message: fault.message, canRetry: isPassing(fault) },
    );
  };

  const send = async (now: Typed): Promise<void> => {
    underWay.current = true;
    setBusy(true);
    const body = { ...given, ...bodyOf(sentOf(fields, now), now) } as CallBody<Call>;
    const input = { body, ...(params === undefined ? {} : { params }) };
    const result = await callService(call, input, { page: window.location.search });
    let isLeaving = false;
    if (result.ok) {
      clearDraft(id);
      setAlarm(null);
      isLeaving = onDone(result.data, now) === 'leaving';
    } else fail(result.error, now);
    underWay.current = isLeaving;
    setBusy(isLeaving);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (underWay.current) return;
    wasSent.current = true;
    const now = typed();
    const found = findFaults(plan, now);
    setFaults(found);
    const held = wasHeld.current ? null : (holdBack?.() ?? null);
    if (Object.keys(found).length > 0) setAlarm({ ...FAULTY });
    else if (held !== null) {
      wasHeld.current = true;
      setAlarm({ message: held, canRetry: false });
    } else void send(now);
  };

  const begun = { ...values, ...put };
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
