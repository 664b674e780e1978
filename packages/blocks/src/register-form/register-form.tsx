import type { BlockProps } from '../block-component.ts';
import * as control from '../parts/control.styles.ts';
import { ActivationForm } from '../parts/form/activation-form.tsx';
import { afterSignIn } from '../parts/form/after-sign-in.ts';
import { FormPage } from '../parts/form/form-page.tsx';
import { useStepFocus } from '../parts/form/use-step-focus.ts';
import { useStoredValue } from '../parts/form/use-stored-value.ts';
import { DetailsStep } from './details-step.tsx';
import type { registerForm } from './schema.ts';

/** Where those go who wanted nothing else: on to their profile. */
const PROFILE = '/registration/addPersonalDetails';

export const RegisterForm = ({ id, settings, data, dispatch }: BlockProps<typeof registerForm>) => {
  const [registration, setRegistration] = useStoredValue('registration');
  const { next, failed } = data;
  const seekerId = registration?.seekerId ?? data.seekerId;
  useStepFocus(id, seekerId === null ? 'details' : 'code');
  if (seekerId === null)
    return (
      <FormPage id={id} title={settings.title} failed={failed}>
        <DetailsStep next={next} dispatch={dispatch} onRegistered={setRegistration} />
      </FormPage>
    );
  return (
    <FormPage id={id} title="Check your mail" failed={failed}>
      <p>{registration?.message ?? 'We have sent you a code by e-mail.'}</p>
      <ActivationForm
        email={registration?.email ?? null}
        seekerId={seekerId}
        dispatch={dispatch}
        next={next || PROFILE}
        onDone={({ next: made }) => {
          setRegistration(null);
          const href = next === '' ? PROFILE : afterSignIn(next);
          dispatch({ action: 'load', href: made ?? href });
          return 'leaving';
        }}
      >
        <a className={control.textLink} href="/register" onClick={() => setRegistration(null)}>
          Begin anew
        </a>
      </ActivationForm>
    </FormPage>
  );
};
