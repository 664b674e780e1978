import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import * as styles from '../shared/job/alert-form.styles.ts';
import { AlertForm } from '../shared/job/alert-form.tsx';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import type { jobAlerts } from './schema.ts';

export const JobAlerts = ({ id, settings, data, messages }: BlockProps<typeof jobAlerts>) => {
  const texts = messages['job-alerts'];
  const { frequency, sought, list, isPaused, isDone, fields, next } = data;
  return (
    <Section id={id} title={settings.title} note={texts.note}>
      {isDone && (
        <p className={styles.status} role="status">
          {texts.saved}
        </p>
      )}
      <p className={styles.sought}>
        {sought.length > 0
          ? formatMessage(texts.sought, { filters: sought.join(', ') })
          : texts.allJobs}{' '}
        <a className={control.textLink} href={list}>
          {texts.seeJobs}
        </a>
      </p>
      {isPaused && frequency !== 'off' && (
        <p>
          {texts.pausedLead} <a href="/settings/privacy">{texts.settings}</a>. {texts.pausedNote}
        </p>
      )}
      <AlertForm
        id={id}
        next={next}
        frequency={frequency}
        fields={fields}
        mayEnd
        messages={messages.alerts}
        submit={texts.save}
      />
    </Section>
  );
};
