import { changePassword } from '@broadsheet/contract/calls/account';
import { useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import { FormNotice } from '../shared/form/form-notice.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { Section } from '../shared/page/section.tsx';
import type { changePasswordForm } from './schema.ts';

const PLAN: FormPlan<typeof changePassword> = {
  id: 'change-password',
  call: changePassword,
  fields: [
    { name: 'currentPassword', kind: 'password', label: 'Present password' },
    { name: 'password', kind: 'new-password', label: 'New password' },
  ],
  submit: 'Change the password',
  busy: 'Changing…',
};

export const ChangePassword = ({
  id,
  data,
  messages,
  dispatch,
}: BlockProps<typeof changePasswordForm>) => {
  const [changed, setChanged] = useState<string | null>(null);
  return (
    <Section id={id} title="Password" note="A new one logs you out everywhere but here.">
      {changed === null ? (
        <CallForm
          plan={PLAN}
          messages={messages}
          dispatch={dispatch}
          next={data.next}
          username={data.email}
          onDone={({ message }) => {
            setChanged(message);
            return undefined;
          }}
        />
      ) : (
        <FormNotice>{changed}</FormNotice>
      )}
    </Section>
  );
};
