import { useEffect } from 'react';
import { Masthead } from '../app/masthead.tsx';
import { LoginForm, type LoginFormProps } from './login-form.tsx';

/** The login without a session. The URL stays, and its page opens after the login. */
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
