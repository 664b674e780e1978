import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';

const NAME_MAX = 60;

/** The name of a resume. */
export const NameField = (props: {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly name?: string;
}) => (
  <div className={form.field}>
    <label className={form.label} htmlFor={props.id}>
      {props.label}
    </label>
    <input
      className={control.field}
      id={props.id}
      name="name"
      required
      maxLength={NAME_MAX}
      defaultValue={props.name}
      placeholder={props.placeholder}
      autoComplete="off"
    />
  </div>
);
