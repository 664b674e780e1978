import { accountHref } from '../shared/form/account-href.ts';
import * as form from '../shared/form/form.styles.ts';
import { FormPage } from '../shared/form/form-page.tsx';
import * as control from '../shared/page/control.styles.ts';

interface BeginProps {
  readonly id: string;
  readonly text: string;
  readonly failed: string | null;
}

const NEXT = '/registration/addPersonalDetails';

/** What visitors see: an account comes first. */
export const Begin = ({ id, text, failed }: BeginProps) => (
  <FormPage id={id} title="First, your account" failed={failed}>
    <p>{text}</p>
    <div className={form.end}>
      <a className={control.primary} href={accountHref('/register', null, NEXT)}>
        Register
      </a>
      <a className={control.textLink} href={accountHref('/login', null, NEXT)}>
        I have an account
      </a>
    </div>
  </FormPage>
);
