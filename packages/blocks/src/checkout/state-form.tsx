import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as page from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';

interface StateFormProps {
  /** The block id, which prefixes the ids of the fields. */
  readonly id: string;
  readonly action: string;
  readonly next: string;
  readonly states: readonly { readonly code: string; readonly name: string }[];
  /** Empty until the buyer has chosen a State. */
  readonly state: string;
  readonly messages: Messages['checkout'];
}

const Fields = ({ id, action, next, states, state, messages }: StateFormProps) => (
  <form className={page.form} method="post" action={action}>
    <input type="hidden" name="next" value={next} />
    <div className={page.field}>
      <label className={page.label} htmlFor={`${id}-state`}>
        {messages.stateLabel}
      </label>
      <select
        className={control.field}
        id={`${id}-state`}
        name="state"
        required
        defaultValue={state}
        autoComplete="address-level1"
        aria-describedby={`${id}-state-hint`}
      >
        {state === '' && <option value="">{messages.selectState}</option>}
        {states.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <p className={page.aside} id={`${id}-state-hint`}>
        {messages.stateHint}
      </p>
    </div>
    <button className={state === '' ? control.primary : control.quiet} type="submit">
      {state === '' ? messages.continueToPayment : messages.saveState}
    </button>
  </form>
);

/** Asks for the buyer's State, the place of supply for GST. Open before a choice; folded afterwards, to change it. */
export const StateForm = (props: StateFormProps) => {
  const { states, state, messages } = props;
  if (state === '') return <Fields {...props} />;
  return (
    <details>
      <summary className={control.textLink}>
        {formatMessage(messages.changeState, {
          state: states.find(({ code }) => code === state)?.name ?? '',
        })}
      </summary>
      <Fields {...props} />
    </details>
  );
};
