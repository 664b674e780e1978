import type { Messages } from '@broadsheet/messages/message-areas';
import { accountHref } from '../shared/form/account-href.ts';
import * as form from '../shared/form/form.styles.ts';
import { FormPage } from '../shared/form/form-page.tsx';
import * as control from '../shared/page/control.styles.ts';

interface BeginProps {
  readonly id: string;
  readonly text: string;
  readonly failed: string | null;
  readonly messages: Messages['registration'];
}

const NEXT = '/registration/addPersonalDetails';

/** Shown to visitors, who first need an account. */
export const Begin = ({ id, text, failed, messages }: BeginProps) => (
  <FormPage id={id} title={messages.beginTitle} failed={failed}>
    <p>{text}</p>
    <div className={form.end}>
      <a className={control.primary} href={accountHref('/register', null, NEXT)}>
        {messages.register}
      </a>
      <a className={control.textLink} href={accountHref('/login', null, NEXT)}>
        {messages.haveAccount}
      </a>
    </div>
  </FormPage>
);
