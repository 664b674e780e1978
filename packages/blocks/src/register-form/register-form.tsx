import type { BlockProps } from '../block-component.ts';
import { ActivationForm } from '../shared/form/activation-form.tsx';
import { afterSignIn } from '../shared/form/after-sign-in.ts';
import { FormPage } from '../shared/form/form-page.tsx';
import { useStepFocus } from '../shared/form/use-step-focus.ts';
import * as control from '../shared/page/control.styles.ts';
import { DetailsStep } from './details-step.tsx';
import type { registerForm } from './schema.ts';
import { useStoredValue } from './use-stored-value.ts';

/** Where new users go without a `next` parameter: to their profile. */
const PROFILE = '/registration/addPersonalDetails';

export const RegisterForm = ({
  id,
  settings,
  data,
  messages,
  dispatch,
}: BlockProps<typeof registerForm>) => {
  const [registration, setRegistration] = useStoredValue('registration');
  const { next, failed, providers } = data;
  const seekerId = registration?.seekerId ?? data.seekerId;
  useStepFocus(id, seekerId === null ? 'details' : 'code');
  if (seekerId === null)
    return (
      <FormPage id={id} title={settings.title} failed={failed}>
        <DetailsStep
          next={next}
          providers={providers}
          messages={messages}
          dispatch={dispatch}
          onRegistered={setRegistration}
        />
      </FormPage>
    );
  return (
    <FormPage id={id} title={messages.register.checkEmailTitle} failed={failed}>
      <p>{registration?.message ?? messages.register.codeSent}</p>
      <ActivationForm
        email={registration?.email ?? null}
        seekerId={seekerId}
        messages={messages}
        dispatch={dispatch}
        next={next || PROFILE}
        onDone={({ next: made }) => {
          setRegistration(null);
          const href = next === '' ? PROFILE : afterSignIn(next);
          dispatch({ action: 'signed-in', href: made ?? href });
          return 'leaving';
        }}
      >
        <a className={control.textLink} href="/register" onClick={() => setRegistration(null)}>
          {messages.register.startAgain}
        </a>
      </ActivationForm>
    </FormPage>
  );
};
