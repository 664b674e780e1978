import { deactivate } from '@broadsheet/contract/calls/account';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { BlockProps } from '../block-component.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import { FormPage } from '../shared/form/form-page.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import * as control from '../shared/page/control.styles.ts';
import type { deactivateForm } from './schema.ts';

const deactivatePlan = ({
  deactivate: texts,
  forms,
}: Pick<Messages, 'deactivate' | 'forms'>): FormPlan<typeof deactivate> => ({
  id: 'deactivate',
  call: deactivate,
  fields: [
    { name: 'password', kind: 'password', label: forms.password },
    {
      name: 'reason',
      kind: 'text',
      label: texts.reason,
      hint: texts.reasonHint,
      optional: true,
    },
  ],
  submit: texts.deactivate,
  busy: texts.deactivating,
});

export const DeactivateForm = ({
  id,
  settings,
  data,
  messages,
  dispatch,
}: BlockProps<typeof deactivateForm>) => (
  <FormPage id={id} title={settings.title} failed={data.failed}>
    <CallForm
      plan={deactivatePlan(messages)}
      username={data.email}
      messages={messages}
      dispatch={dispatch}
      next="/"
      onDone={() => {
        dispatch({ action: 'load', href: '/' });
        return 'leaving';
      }}
    >
      <a className={control.textLink} href="/settings">
        {messages.deactivate.backToSettings}
      </a>
    </CallForm>
  </FormPage>
);
