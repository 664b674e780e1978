import { erase } from '@broadsheet/contract/calls/account';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { BlockProps } from '../block-component.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './account-data.styles.ts';
import type { accountData } from './schema.ts';

const WORD = 'ERASE';

const erasePlan = ({
  'account-data': texts,
  forms,
}: Pick<Messages, 'account-data' | 'forms'>): FormPlan<typeof erase> => ({
  id: 'erase',
  call: erase,
  fields: [
    { name: 'password', kind: 'password', label: forms.password },
    {
      name: 'confirm',
      kind: 'word',
      word: WORD,
      label: formatMessage(texts.confirm, { word: WORD }),
    },
  ],
  submit: texts.delete,
  busy: texts.deleting,
});

export const AccountData = ({ id, data, messages, dispatch }: BlockProps<typeof accountData>) => {
  const texts = messages['account-data'];
  return (
    <Section id={id} title={texts.title}>
      <div className={styles.ways}>
        <p>{texts.intro}</p>
        <a className={control.quiet} href={data.download} download="my-data.json">
          {texts.download}
        </a>
        <p>
          {texts.breakLead} <a href={data.deactivate}>{texts.deactivate}</a>. {texts.breakNote}
        </p>
        <details className={styles.erase}>
          <summary>{texts.deleteTitle}</summary>
          <p>{texts.deleteNote}</p>
          <CallForm
            plan={erasePlan(messages)}
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
};
