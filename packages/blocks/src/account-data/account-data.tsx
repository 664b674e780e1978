import { erase } from '@broadsheet/contract/calls/account';
import type { BlockProps } from '../block-component.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './account-data.styles.ts';
import type { accountData } from './schema.ts';

const PLAN: FormPlan<typeof erase> = {
  id: 'erase',
  call: erase,
  fields: [
    { name: 'password', kind: 'password', label: 'Password' },
    { name: 'confirm', kind: 'word', word: 'ERASE', label: 'Type ERASE to confirm' },
  ],
  submit: 'Erase my account for good',
  busy: 'Erasing…',
};

export const AccountData = ({ id, data, messages, dispatch }: BlockProps<typeof accountData>) => (
  <Section id={id} title="My data">
    <div className={styles.ways}>
      <p>Everything that is kept of you, as one file that programs can read.</p>
      <a className={control.quiet} href={data.download} download="my-data.json">
        Download my data
      </a>
      <p>
        Want a break? <a href={data.deactivate}>Deactivate your account</a>: nobody sees you, and
        you can open it again.
      </p>
      <details className={styles.erase}>
        <summary>Erase everything</summary>
        <p>Your account and all that hangs on it go for good. Nobody can bring them back.</p>
        <CallForm
          plan={PLAN}
          username={data.email}
          buttonStyle="quiet"
          messages={messages}
          dispatch={dispatch}
          next="/"
          onDone={({ message }) => {
            dispatch({ action: 'toast', tone: 'success', message });
            dispatch({ action: 'load', href: '/' });
            return 'leaving';
          }}
        />
      </details>
    </div>
  </Section>
);
