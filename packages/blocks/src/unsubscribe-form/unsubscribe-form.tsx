import type { BlockProps } from '../block-component.ts';
import { FormNotice } from '../shared/form/form-notice.tsx';
import { FormPage } from '../shared/form/form-page.tsx';
import * as control from '../shared/page/control.styles.ts';
import type { unsubscribeForm } from './schema.ts';

const SETTINGS = (
  <>
    Which other mails you get, you choose in your <a href="/settings/privacy">settings</a>.
  </>
);

export const UnsubscribeForm = ({
  id,
  settings,
  data: { action, isDone, failed },
}: BlockProps<typeof unsubscribeForm>) => (
  <FormPage id={id} title={settings.title} failed={failed}>
    {isDone ? (
      <FormNotice>
        <p>Done: you get no more mails of this kind.</p>
        <p>{SETTINGS}</p>
      </FormNotice>
    ) : action === null ? (
      <p>Follow the link at the end of a mail of ours to end mails of its kind. {SETTINGS}</p>
    ) : (
      <>
        <p>You followed the link of a mail. Press the button, and no more of its kind will come.</p>
        <form method="post" action={action}>
          <button className={control.primary} type="submit">
            Unsubscribe
          </button>
        </form>
      </>
    )}
  </FormPage>
);
