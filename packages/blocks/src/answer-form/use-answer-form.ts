import { type Answer, requestAnswer } from '@broadsheet/browser-calls/request-answer';
import type { SentAnswers } from '@broadsheet/contract/answer-form';
import { FAILURES } from '@broadsheet/contract/failure-codes';
import { codeOfStatus, ownMessageOf } from '@broadsheet/contract/foreign-error';
import { DECOY_FIELD, FORM_ANSWERS_PATH } from '@broadsheet/contract/form-answer-path';
import { type AnsweredForm, type FieldFault, readAnswers } from '@broadsheet/contract/read-answers';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { withoutOutcome } from './without-outcome.ts';

type Faults = Readonly<Record<string, FieldFault>>;

interface AnswerFormOptions extends AnsweredForm {
  readonly page: string;
  readonly block: string;
  readonly version: string;
  /** How the form was left by a browser without JavaScript; null if it was not. */
  readonly initial: Pick<AnswerFormState, 'isDone' | 'faults' | 'alarm'> | null;
}

interface AnswerFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly thanks: RefObject<HTMLParagraphElement | null>;
  readonly isDone: boolean;
  readonly isBusy: boolean;
  /** The form was sent from here, so that it still contains what was entered. */
  readonly wasTried: boolean;
  readonly faults: Faults;
  /** Why nothing was stored, if that is about no field. */
  readonly alarm: string | null;
  readonly onAttempt: () => void;
  readonly onInput: () => void;
  readonly onSubmit: (event: FormEvent) => void;
}

/** Takes an outcome that was shown out of the address: a reload or a bookmark must not show it again. */
const useOutcomeOnce = (hasOutcome: boolean): void => {
  useEffect(() => {
    if (!hasOutcome) return;
    const { pathname, search, hash } = window.location;
    const path = withoutOutcome(`${pathname}${search}`);
    window.history.replaceState(window.history.state, '', `${path}${hash}`);
  }, [hasOutcome]);
};

/** What the fields of a form contain, by name. */
const readForm = (form: HTMLFormElement): { answers: SentAnswers; decoy: string } => {
  const answers: Record<string, string[]> = {};
  const given = new FormData(form);
  for (const [name, value] of given)
    if (typeof value === 'string') answers[name] = [...(answers[name] ?? []), value];
  const { page: _, block: __, version: ___, [DECOY_FIELD]: decoy = [], ...others } = answers;
  return { answers: others, decoy: decoy.join('') };
};

const failureOf = (answer: Answer): string => {
  if ('failed' in answer) return FAILURES[answer.failed].message;
  const { status, body } = answer;
  return ownMessageOf(status, body) ?? FAILURES[codeOfStatus(status)].message;
};

/** Runs the form of a block in the browser: validates, sends once at a time, and loses no input. */
export const useAnswerForm = (options: AnswerFormOptions): AnswerFormState => {
  const { page, block, version, initial } = options;
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  /** One key for all attempts with the same answers, so that a repeated one is not stored twice. */
  const key = useRef<string>(undefined);
  const [isDone, setDone] = useState(initial?.isDone ?? false);
  const [isBusy, setBusy] = useState(false);
  const [wasTried, setTried] = useState(false);
  const [faults, setFaults] = useState<Faults>(initial?.faults ?? {});
  const [alarm, setAlarm] = useState(initial?.alarm ?? null);

  useOutcomeOnce(initial !== null);
  useEffect(() => {
    if (isDone && wasTried) thanks.current?.focus();
  }, [isDone, wasTried]);

  const findFaults = (): Faults =>
    form.current ? readAnswers(options, readForm(form.current).answers).faults : {};

  const send = async (element: HTMLFormElement): Promise<void> => {
    setBusy(true);
    setAlarm(null);
    key.current ??= crypto.randomUUID();
    const { answers, decoy } = readForm(element);
    const body = { page, block, version, key: key.current, [DECOY_FIELD]: decoy, answers };
    const answer = await requestAnswer('POST', FORM_ANSWERS_PATH, body);
    if ('status' in answer && answer.status === 200) setDone(true);
    else setAlarm(failureOf(answer));
    setBusy(false);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const element = form.current;
    if (isBusy || !element) return;
    const found = findFaults();
    setTried(true);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first === undefined) return void send(element);
    element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  /** Before the browser validates: our messages replace its own. */
  const onAttempt = () => {
    if (form.current) form.current.noValidate = true;
  };
  /** An error disappears as soon as its answer is right; new ones come with the next attempt. */
  const onInput = () => {
    // The last attempt may have been stored although it failed here: what is changed since is another answer.
    key.current = undefined;
    if (Object.keys(faults).length === 0) return;
    const now = findFaults();
    setFaults(Object.fromEntries(Object.entries(now).filter(([name]) => name in faults)));
  };
  return { form, thanks, isDone, isBusy, wasTried, faults, alarm, onAttempt, onInput, onSubmit };
};
