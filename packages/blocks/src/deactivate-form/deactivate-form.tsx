import { deactivate } from '@broadsheet/contract/calls/account';
import type { BlockProps } from '../block-component.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import { FormPage } from '../shared/form/form-page.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import * as control from '../shared/page/control.styles.ts';
import type { deactivateForm } from './schema.ts';

const PLAN: FormPlan<typeof deactivate> = {
  id: 'deactivate',
  call: deactivate,
  fields: [
    { name: 'password', kind: 'password', label: 'Password' },
    {
      name: 'reason',
      kind: 'text',
      label: 'Why do you leave?',
      hint: 'Only if you want to tell us.',
      optional: true,
    },
  ],
  submit: 'Deactivate',
  busy: 'Deactivating…',
};

export const DeactivateForm = ({
  id,
  settings,
  data,
  messages,
  dispatch,
}: BlockProps<typeof deactivateForm>) => (
  <FormPage id={id} title={settings.title} failed={data.failed}>
    <CallForm
      plan={PLAN}
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
        Back to the settings
      </a>
    </CallForm>
  </FormPage>
);
