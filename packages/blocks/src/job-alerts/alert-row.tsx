import { bffPathOf, type CallDefinition } from '@broadsheet/contract/call';
import { changeJobAlert, removeJobAlert } from '@broadsheet/contract/calls/alerts';
import { ALERT_NAME_MAX } from '@broadsheet/contract/constants';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type Type from 'typebox';
import * as form from '../shared/form/form.styles.ts';
import * as alertForm from '../shared/job/alert-form.styles.ts';
import { FrequencyChoice } from '../shared/job/frequency-choice.tsx';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './job-alerts.styles.ts';
import type { jobAlerts } from './schema.ts';

type Alert = Type.Static<typeof jobAlerts.data>['alerts'][number];
interface AlertRowProps {
  readonly alert: Alert;
  /** Prefixes the ids of the fields. */
  readonly id: string;
  /** The path after a form. */
  readonly next: string;
  readonly messages: Pick<Messages, 'alerts' | 'job-alerts'>;
}

const pathOf = (call: CallDefinition, { id }: Alert): string =>
  bffPathOf(call).replace('{id}', String(id));

const ChangeForm = ({ alert, id, next, messages }: AlertRowProps) => {
  const texts = messages['job-alerts'];
  return (
    <form className={form.form} method="post" action={pathOf(changeJobAlert, alert)}>
      <input type="hidden" name="next" value={next} />
      <div className={form.field}>
        <label className={form.label} htmlFor={`${id}-name`}>
          {texts.name}
        </label>
        <input
          className={control.field}
          id={`${id}-name`}
          name="name"
          required
          maxLength={ALERT_NAME_MAX}
          defaultValue={alert.name}
          autoComplete="off"
        />
      </div>
      <FrequencyChoice id={id} frequency={alert.frequency} mayEnd messages={messages.alerts} />
      <div className={form.end}>
        <button className={control.quiet} type="submit">
          {texts.save}
        </button>
      </div>
    </form>
  );
};

const DeleteForm = ({ alert, next, messages }: AlertRowProps) => {
  const texts = messages['job-alerts'];
  return (
    <form className={alertForm.form} method="post" action={pathOf(removeJobAlert, alert)}>
      <input type="hidden" name="next" value={next} />
      <p>{formatMessage(texts.deleteQuestion, { alert: alert.name })}</p>
      <button className={control.quiet} type="submit">
        {texts.deleteAlert}
      </button>
    </form>
  );
};

/** One alert: its search, and forms that open below it. */
export const AlertRow = (props: AlertRowProps) => {
  const { alert, messages } = props;
  const { name, frequency, sought, list } = alert;
  const texts = messages['job-alerts'];
  return (
    <li className={styles.alert}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <a className={control.listLink} href={list}>
            {name}
          </a>
        </h3>
        <span className={styles.frequency}>
          {frequency === 'off' ? texts.off : messages.alerts[frequency]}
        </span>
      </div>
      <p className={alertForm.sought}>{sought.length > 0 ? sought.join(', ') : texts.allJobs}</p>
      <details className={form.folded}>
        <summary>
          {texts.edit}
          <span className={control.hidden}> {name}</span>
        </summary>
        <div className={styles.panel}>
          <ChangeForm {...props} />
        </div>
      </details>
      <details className={form.folded}>
        <summary>
          {texts.delete}
          <span className={control.hidden}> {name}</span>
        </summary>
        <div className={styles.panel}>
          <DeleteForm {...props} />
        </div>
      </details>
    </li>
  );
};
