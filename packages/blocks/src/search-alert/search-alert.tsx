import type { BlockProps } from '../block-component.ts';
import * as styles from '../shared/job/alert-form.styles.ts';
import { AlertForm } from '../shared/job/alert-form.tsx';
import { Section } from '../shared/page/section.tsx';
import type { searchAlert } from './schema.ts';

export const SearchAlert = ({ id, settings, data }: BlockProps<typeof searchAlert>) => (
  <Section id={id} title={settings.title} note={settings.text}>
    {data.isDone && (
      <p className={styles.status} role="status">
        Your alert is set. Change or end it on your{' '}
        <a href="/personalize-jobfeed">jobfeed’s page of wishes</a>.
      </p>
    )}
    <AlertForm
      id={id}
      next={data.next}
      frequency="daily"
      fields={data.fields}
      mayEnd={false}
      submit="Mail me new jobs"
    />
  </Section>
);
