import { changePassword } from '@broadsheet/contract/calls/account';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import { FormNotice } from '../shared/form/form-notice.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { Section } from '../shared/page/section.tsx';
import type { changePasswordForm } from './schema.ts';

const passwordPlan = ({
  'change-password': texts,
  forms,
}: Pick<Messages, 'change-password' | 'forms'>): FormPlan<typeof changePassword> => ({
  id: 'change-password',
  call: changePassword,
  fields: [
    { name: 'currentPassword', kind: 'password', label: texts.currentPassword },
    { name: 'password', kind: 'new-password', label: forms.newPassword },
  ],
  submit: texts.change,
  busy: texts.changing,
});

export const ChangePassword = ({
  id,
  data,
  messages,
  dispatch,
}: BlockProps<typeof changePasswordForm>) => {
  const [changed, setChanged] = useState<string | null>(null);
  const { title, note } = messages['change-password'];
  return (
    <Section id={id} title={title} note={note}>
      {changed === null ? (
        <CallForm
          plan={passwordPlan(messages)}
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
