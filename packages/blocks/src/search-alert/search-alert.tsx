import type { BlockProps } from '../block-component.ts';
import * as styles from '../shared/job/alert-form.styles.ts';
import { AlertForm } from '../shared/job/alert-form.tsx';
import { Section } from '../shared/page/section.tsx';
import type { searchAlert } from './schema.ts';

export const SearchAlert = ({
  id,
  settings,
  data,
  messages: { alerts },
}: BlockProps<typeof searchAlert>) => (
  <Section id={id} title={settings.title} note={settings.text}>
    {data.isDone && (
      <p className={styles.status} role="status">
        {alerts.created} <a href="/personalize-jobfeed">{alerts.manage}</a>
      </p>
    )}
    <AlertForm
      id={id}
      next={data.next}
      frequency="daily"
      fields={data.fields}
      mayEnd={false}
      submit={alerts.create}
      messages={alerts}
    />
  </Section>
);
