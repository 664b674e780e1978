import type { FormFieldSetting } from '@broadsheet/contract/answer-form';
import { TICKED, textMaxOf } from '@broadsheet/contract/read-answers';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './answer-form.styles.ts';

interface AnswerFieldProps {
  readonly id: string;
  readonly name: string;
  readonly field: FormFieldSetting;
  readonly fault: string | undefined;
  readonly messages: Messages['answer-form'];
}

type ControlProps = Omit<AnswerFieldProps, 'fault' | 'messages'> & {
  readonly described: {
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': 'true' | undefined;
  };
};

const ROWS = 4;
/** Up to here a choice shows all its answers at once. */
const RADIOS_MAX = 5;

const INPUTS = {
  'short-text': { type: 'text', autoComplete: 'off' },
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
} as const;

const TextControl = ({ id, name, field, described }: ControlProps) => {
  const { kind, required = false } = field;
  const shared = { id, name, required, maxLength: textMaxOf(field), ...described };
  if (kind === 'long-text')
    return (
      <textarea
        className={`${control.field} ${form.input} ${styles.text}`}
        rows={ROWS}
        {...shared}
      />
    );
  const input = kind in INPUTS ? INPUTS[kind as keyof typeof INPUTS] : INPUTS['short-text'];
  return <input className={`${control.field} ${form.input}`} {...input} {...shared} />;
};

interface SelectProps extends ControlProps {
  readonly blank: string;
}

const Select = ({ id, name, field, described, blank }: SelectProps) => (
  <select
    className={`${control.field} ${form.input}`}
    id={id}
    name={name}
    required={field.required ?? false}
    {...described}
  >
    <option value="">{blank}</option>
    {(field.choices ?? []).map((choice) => (
      <option key={choice} value={choice}>
        {choice}
      </option>
    ))}
  </select>
);

const Boxes = ({ id, name, field, described }: ControlProps) => {
  const isSeveral = field.kind === 'several-choices';
  return (
    <div className={styles.choices}>
      {(field.choices ?? []).map((choice, at) => (
        <label key={choice} className={styles.choice}>
          <input
            className={control.tick}
            type={isSeveral ? 'checkbox' : 'radio'}
            id={at === 0 ? id : undefined}
            name={name}
            value={choice}
            required={!isSeveral && (field.required ?? false)}
            {...described}
          />
          {choice}
        </label>
      ))}
    </div>
  );
};

/** A box to tick, with its text beside it. */
const TickBox = ({ id, name, field, described }: ControlProps) => (
  <input
    id={id}
    type="checkbox"
    name={name}
    value={TICKED}
    required={field.required ?? false}
    {...described}
  />
);

const isShort = ({ choices = [] }: FormFieldSetting): boolean => choices.length <= RADIOS_MAX;

/** A field with its label, its help and its error. */
export const AnswerField = ({ id, name, field, fault, messages }: AnswerFieldProps) => {
  const { kind, label, help, required = false } = field;
  const ids = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const described = {
    'aria-describedby': ids || undefined,
    'aria-invalid': fault === undefined ? undefined : ('true' as const),
  };
  const isGroup = kind === 'several-choices' || (kind === 'choice' && isShort(field));
  const isTick = kind === 'tick-box';
  const Row = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  const props = { id, name, field, described };
  return (
    <Row className={isTick ? form.tick : `${form.field} ${styles.row}`}>
      {isTick && <TickBox {...props} />}
      <Label className={isTick ? undefined : form.label} {...(isGroup ? {} : { htmlFor: id })}>
        {label}
        {!required && !isTick && <span className={form.optional}> {messages.optional}</span>}
      </Label>
      {isGroup && <Boxes {...props} />}
      {kind === 'choice' && !isGroup && <Select {...props} blank={messages.select} />}
      {kind !== 'choice' && !isGroup && !isTick && <TextControl {...props} />}
      {help && (
        <p className={form.aside} id={`${id}-help`}>
          {help}
        </p>
      )}
      {fault && (
        <p className={form.fault} id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </Row>
  );
};
