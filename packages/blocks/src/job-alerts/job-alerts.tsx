import type { BlockProps } from '../block-component.ts';
import { error } from '../shared/form/message.styles.ts';
import * as styles from '../shared/job/alert-form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import { AlertRow } from './alert-row.tsx';
import { list } from './job-alerts.styles.ts';
import type { jobAlerts } from './schema.ts';

export const JobAlerts = ({ id, settings, data, messages }: BlockProps<typeof jobAlerts>) => {
  const texts = messages['job-alerts'];
  const { alerts, search, isFull, isPaused, isDone, failed, next } = data;
  return (
    <Section id={id} title={settings.title} note={isFull ? texts.full : texts.note}>
      {failed !== null && (
        <p className={error} role="alert">
          {failed}
        </p>
      )}
      {isDone && (
        <p className={styles.status} role="status">
          {texts.saved}
        </p>
      )}
      {isPaused && (
        <p>
          {texts.pausedLead} <a href="/settings/privacy">{texts.settings}</a>. {texts.pausedNote}
        </p>
      )}
      {alerts.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={list} aria-labelledby={`${id}-title`}>
          {alerts.map((alert) => (
            <AlertRow
              key={alert.id}
              alert={alert}
              id={`${id}-${alert.id}`}
              next={next}
              messages={messages}
            />
          ))}
        </ul>
      )}
      {!isFull && (
        <a className={control.textLink} href={search}>
          {texts.search}
        </a>
      )}
    </Section>
  );
};
