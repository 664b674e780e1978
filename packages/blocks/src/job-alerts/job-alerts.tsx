import type { BlockProps } from '../block-component.ts';
import * as styles from '../shared/job/alert-form.styles.ts';
import { AlertForm } from '../shared/job/alert-form.tsx';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import type { jobAlerts } from './schema.ts';

export const JobAlerts = ({ id, settings, data, messages }: BlockProps<typeof jobAlerts>) => {
  const { frequency, sought, list, isPaused, isDone, fields, next } = data;
  return (
    <Section
      id={id}
      title={settings.title}
      note="To be mailed of other jobs, search for them: next to the list you set the alert anew."
    >
      {isDone && (
        <p className={styles.status} role="status">
          Saved.
        </p>
      )}
      <p className={styles.sought}>
        {sought.length > 0 ? `We look for: ${sought.join(', ')}. ` : 'We look for all jobs. '}
        <a className={control.textLink} href={list}>
          See the list
        </a>
      </p>
      {isPaused && frequency !== 'off' && (
        <p>
          Your <a href="/settings/privacy">settings</a> keep such mails back. Saving turns them on.
        </p>
      )}
      <AlertForm
        id={id}
        next={next}
        frequency={frequency}
        fields={fields}
        mayEnd
        messages={messages.alerts}
        submit="Save how often"
      />
    </Section>
  );
};
