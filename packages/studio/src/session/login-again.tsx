import { useSWRConfig } from 'swr';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { LoginForm, type LoginFormProps } from './login-form.tsx';

/** A login over the open page when a session ends: unsaved input below stays, and refused calls are repeated. */
export const LoginAgain = ({ onEnter, ...props }: LoginFormProps) => {
  const { mutate } = useSWRConfig();
  return (
    <DialogFrame title="Log in again">
      <p>Your session has expired. Your open work is still here.</p>
      <LoginForm
        {...props}
        onEnter={(staff) => {
          onEnter(staff);
          void mutate(() => true);
        }}
      />
    </DialogFrame>
  );
};
