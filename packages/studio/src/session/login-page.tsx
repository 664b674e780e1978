import { useEffect } from 'react';
import { Masthead } from '../app/masthead.tsx';
import { LoginForm, type LoginFormProps } from './login-form.tsx';

/** For whom nobody is known yet; the address stays, and leads to its page after the login. */
export const LoginPage = ({ onEnter }: Pick<LoginFormProps, 'onEnter'>) => {
  useEffect(() => {
    document.title = 'Log in | Studio';
  }, []);
  return (
    <main className="login">
      <Masthead />
      <h1>Log in</h1>
      <LoginForm onEnter={onEnter} />
      <p className="soft">New here or forgot your password? Ask a Studio admin for a new one.</p>
    </main>
  );
};
