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
import * as styles from './form.styles.ts';
import { FormAlarm } from './form-alarm.tsx';
import { FormFields } from './form-fields.tsx';
import type { FieldNotes, FormPlan, Typed } from './form-plan.ts';
import { withPresets } from './typed-values.ts';
import { useCallForm } from './use-call-form.ts';
import { UsernameField } from './username-field.tsx';

interface CallFormProps<Call extends CallDefinition> {
  readonly plan: FormPlan<Call>;
  /** The messages of the block, which names the area `forms`. */
  readonly messages: Pick<Messages, 'forms'>;
  readonly dispatch: (action: Action) => void;
  /** The path after success, for browsers without JavaScript. */
  readonly next: string;
  /** The initial values of the fields. */
  readonly values?: Typed;
  /** Values that were found later; they fill untouched fields. */
  readonly offered?: Typed;
  /** The source of values that were not typed, by field. */
  readonly notes?: FieldNotes;
  /** Sent together with the fields. */
  readonly given?: Readonly<Record<string, string | number>>;
  readonly params?: CallParams<Call>;
  /** The id of the form if a file can be sent with it: the call has `formFiles`. */
  readonly fileFormId?: string;
  /** The account of the password, for password managers, if the form has no field for it. */
  readonly username?: string;
  readonly buttonStyle?: 'primary' | 'quiet';
  /** What the button is about, for screen readers, if several buttons have the same label. */
  readonly about?: string;
  /** Other links and buttons, beside the submit button. */
  readonly children?: ReactNode;
  readonly onDone: (answer: CallAnswer<Call>, typed: Typed) => 'leaving' | undefined;
  readonly onFault?: (fault: CallFault, typed: Typed) => void;
  /** Called with the values of the fields after each change. */
  readonly onTyped?: (typed: Typed) => void;
  /** Returns why nothing is sent yet, shown once; null if nothing is in the way. */
  readonly holdBack?: () => string | null;
}

const NOTHING: Typed = {};
const addressNow = () => `${window.location.pathname}${window.location.search}`;

interface SubmitButtonProps {
  readonly label: string;
  readonly busyLabel: string;
  readonly about: string | undefined;
  readonly style: 'primary' | 'quiet';
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

const SubmitButton = ({ label, busyLabel, about, style, isBusy, onClick }: SubmitButtonProps) => (
  <button
    className={`${style === 'primary' ? control.primary : control.quiet} ${styles.submit}`}
    type="submit"
    aria-disabled={isBusy}
    onClick={onClick}
  >
    <span aria-hidden={isBusy ? 'true' : undefined}>
      {label}
      {about !== undefined && <span className={control.hidden}> {about}</span>}
    </span>
    <span aria-hidden={isBusy ? undefined : 'true'}>{busyLabel}</span>
  </button>
);

/** A form for one call of a service: plain HTML, which JavaScript takes over. */
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
  onTyped,
  ...handlers
}: CallFormProps<Call>) => {
  const id = useId();
  const state = useCallForm({
    plan,
    messages,
    values: withPresets(plan.fields, values),
    offered,
    given,
    params,
    ...handlers,
    onSessionEnd: (status) => dispatch({ action: 'leave-session', status, next: addressNow() }),
  });
  const { alarm, current, isBusy, onTouch } = state;
  const idOf = (name: string) => `${id}-${name}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when a value changes
  useEffect(() => onTyped?.(current), [current]);
  return (
    <form
      className={styles.form}
      ref={state.form}
      method="post"
      {...(fileFormId === undefined
        ? { action: callPath(plan.call, params) }
        : { id: fileFormId, encType: 'multipart/form-data', action: fileFormPathOf(plan.call) })}
      aria-busy={isBusy}
      onFocus={onTouch}
      onInput={state.onInput}
      onSubmit={state.onSubmit}
    >
      {Object.entries({ ...given, next }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <UsernameField plan={plan} username={username} />
      {alarm && (
        <FormAlarm
          ref={state.alarmBox}
          {...alarm}
          faults={state.faults}
          idOf={idOf}
          messages={messages}
        />
      )}
      <FormFields
        fields={plan.fields}
        state={state}
        notes={notes}
        idOf={idOf}
        messages={messages}
      />
      <div className={styles.end}>
        <SubmitButton
          label={plan.submit}
          busyLabel={plan.busy}
          about={about}
          style={buttonStyle}
          isBusy={isBusy}
          onClick={onTouch}
        />
        {children}
      </div>
    </form>
  );
};
