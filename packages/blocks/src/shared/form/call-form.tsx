import { callPath } from '@broadsheet/browser-calls/call-path';
import type { Action } from '@broadsheet/contract/actions';
import {
  type CallAnswer,
  type CallDefinition,
  type CallParams,
  fileFormPathOf,
} from '@broadsheet/contract/call';
import type { CallFault } from '@broadsheet/contract/call-result';
import type { Messages } from '@broadsheet/messages/message-areas';
import { type ReactNode, useEffect, useId } from 'react';
import * as control from '../page/control.styles.ts';
import { EntryFrame, inEntries } from './entry-frame.tsx';
import * as styles from './form.styles.ts';
import { FormAlarm } from './form-alarm.tsx';
import type { FormField, FormPlan, Typed } from './form-plan.ts';
import { FormRow } from './form-row.tsx';
import { visibleFields, withPresets } from './typed-values.ts';
import { useCallForm } from './use-call-form.ts';
import { UsernameField } from './username-field.tsx';

interface CallFormProps<Call extends CallDefinition> {
  readonly plan: FormPlan<Call>;
  /** Of the block, which names the area `forms`. */
  readonly messages: Pick<Messages, 'forms'>;
  readonly dispatch: (action: Action) => void;
  /** Where browsers without JavaScript go when the call went well. */
  readonly next: string;
  /** What the fields begin with. */
  readonly values?: Typed;
  /** What was found out for fields since then; it goes into those that nobody has touched. */
  readonly offered?: Typed;
  /** Of fields whose value comes from elsewhere: where from. */
  readonly notes?: Typed;
  /** Goes along with what is typed. */
  readonly given?: Readonly<Record<string, string | number>>;
  readonly params?: CallParams<Call>;
  /** The id of the form where a file may go along with it: the call has `formFiles`. */
  readonly fileFormId?: string;
  /** The account whose password the form takes, where the form does not ask for its address: for password managers. */
  readonly username?: string;
  readonly buttonStyle?: 'primary' | 'quiet';
  /** Whom or what the button is about, where several say the same; heard, not seen. */
  readonly about?: string;
  /** Other ways on, beside the button. */
  readonly children?: ReactNode;
  readonly onDone: (answer: CallAnswer<Call>, typed: Typed) => 'leaving' | undefined;
  readonly onFault?: (fault: CallFault, typed: Typed) => void;
  /** Told what stands in the fields whenever that has changed. */
  readonly onTyped?: (typed: Typed) => void;
  /** Why nothing is sent yet, told once; null where nothing is in the way. */
  readonly holdBack?: () => string | null;
}

const NOTHING: Typed = {};

/** A form for one call of a service: plain HTML that a browser sends by itself, and taken over where there is JavaScript. */
export const CallForm = <Call extends CallDefinition>({
  plan,
  messages: { forms: messages },
  dispatch,
  next,
  values = NOTHING,
  offered = NOTHING,
  notes = NOTHING,
  given = {},
  params,
  fileFormId,
  username,
  buttonStyle = 'primary',
  about,
  children,
  onDone,
  onFault,
  onTyped,
  holdBack,
}: CallFormProps<Call>) => {
  const id = useId();
  const {
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
  } = useCallForm({
    plan,
    messages,
    values: withPresets(plan.fields, values),
    offered,
    given,
    params,
    onDone,
    onFault,
    holdBack,
    onSessionEnd: (status) => {
      const { pathname, search } = window.location;
      dispatch({ action: 'leave-session', status, next: `${pathname}${search}` });
    },
  });
  const idOf = (name: string) => `${id}-${name}`;
  /** What was changed since is the reader's own. */
  const noteOf = (name: string) =>
    begun[name] && current[name] === begun[name] ? notes[name] : undefined;
  const last = plan.fields.at(-1)?.name;
  const rowOf = (field: FormField) => (
    <FormRow
      key={field.name}
      id={idOf(field.name)}
      field={field}
      value={begun[field.name] ?? ''}
      note={noteOf(field.name)}
      isLast={field.name === last}
      isLive={isLive}
      fault={faults[field.name]}
      length={current[field.name]?.length ?? 0}
      messages={messages}
      onChange={onInput}
    />
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of changes alone
  useEffect(() => onTyped?.(current), [current]);
  return (
    <form
      className={styles.form}
      ref={form}
      method="post"
      {...(fileFormId === undefined
        ? { action: callPath(plan.call, params) }
        : { id: fileFormId, encType: 'multipart/form-data', action: fileFormPathOf(plan.call) })}
      aria-busy={isBusy}
      onFocus={onTouch}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {Object.entries({ ...given, next }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <UsernameField plan={plan} username={username} />
      {alarm && (
        <FormAlarm
          ref={alarmBox}
          message={alarm.message}
          canRetry={alarm.canRetry}
          faults={faults}
          idOf={idOf}
          messages={messages}
        />
      )}
      {inEntries(isLive ? visibleFields(plan.fields, current) : plan.fields).map(
        ({ entry, fields }) => (
          <EntryFrame key={entry?.key ?? fields[0]?.name} entry={entry}>
            {fields.map(rowOf)}
          </EntryFrame>
        ),
      )}
      <div className={styles.end}>
        <button
          className={`${buttonStyle === 'primary' ? control.primary : control.quiet} ${styles.submit}`}
          type="submit"
          aria-disabled={isBusy}
          onClick={onTouch}
        >
          <span aria-hidden={isBusy ? 'true' : undefined}>
            {plan.submit}
            {about !== undefined && <span className={control.hidden}> {about}</span>}
          </span>
          <span aria-hidden={isBusy ? undefined : 'true'}>{plan.busy}</span>
        </button>
        {children}
      </div>
    </form>
  );
};
