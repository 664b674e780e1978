import type { Messages } from '@broadsheet/messages/message-areas';
import type { BlockProps } from '../block-component.ts';
import { FormNotice } from '../shared/form/form-notice.tsx';
import { FormPage } from '../shared/form/form-page.tsx';
import * as control from '../shared/page/control.styles.ts';
import type { unsubscribeForm } from './schema.ts';

const ChooseEmails = ({ chooseLead, settings }: Messages['unsubscribe']) => (
  <>
    {chooseLead} <a href="/settings/privacy">{settings}</a>.
  </>
);

const CONFIRM = { alert: 'confirmAlert', alerts: 'confirmAlerts', emails: 'confirm' } as const;

export const UnsubscribeForm = ({
  id,
  settings,
  data: { action, isDone, about, failed },
  messages: { unsubscribe: messages },
}: BlockProps<typeof unsubscribeForm>) => (
  <FormPage id={id} title={settings.title} failed={failed}>
    {isDone ? (
      <FormNotice>
        <p>{about === 'alert' ? messages.doneAlert : messages.done}</p>
        {about === 'alert' && (
          <p>
            <a href="/personalize-jobfeed">{messages.manageAlerts}</a>
          </p>
        )}
        <p>
          <ChooseEmails {...messages} />
        </p>
      </FormNotice>
    ) : action === null ? (
      <p>
        {messages.howTo} <ChooseEmails {...messages} />
      </p>
    ) : (
      <>
        <p>{messages[CONFIRM[about]]}</p>
        <form method="post" action={action}>
          <button className={control.primary} type="submit">
            {about === 'alert' ? messages.turnOffAlert : messages.unsubscribe}
          </button>
        </form>
      </>
    )}
  </FormPage>
);
