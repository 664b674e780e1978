import { useSWRConfig } from 'swr';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { LoginForm, type LoginFormProps } from './login-form.tsx';

/** Over whatever is open when a session ends: what was typed below stays as it is, and what was refused is asked again. */
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
