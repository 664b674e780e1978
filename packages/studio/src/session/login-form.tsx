import type { Staff } from '@broadsheet/contract/studio/staff';
import { studioLogin } from '@broadsheet/contract/studio/staff-calls';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button, Form } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { StudioError } from '../api/studio-error.ts';
import { FaultLine } from '../controls/fault-line.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { useAct } from '../data/use-act.ts';

export interface LoginFormProps {
  readonly email?: string;
  readonly onEnter: (staff: Staff) => void | Promise<void>;
}

const isWrong = (fault: unknown): fault is StudioError =>
  fault instanceof StudioError && fault.code === 'WRONG_CREDENTIALS';

/** Plain fields with names that password managers recognize. */
export const LoginForm = ({ email = '', onEnter }: LoginFormProps) => {
  const { act, isBusy, fault } = useAct();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isWrong(fault)) form.current?.querySelector<HTMLElement>('[name=password]')?.focus();
  }, [fault]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void act(async () => {
      const body = { email: String(data.get('email')), password: String(data.get('password')) };
      await onEnter(await callStudio(studioLogin, { body }));
    });
  };
  return (
    <Form ref={form} className="form" onSubmit={submit}>
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        isRequired
        autoFocus={!email}
      />
      <TextInput
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        error={isWrong(fault) ? fault.message : null}
        isRequired
        autoFocus={Boolean(email)}
      />
      {!isWrong(fault) && <FaultLine fault={fault} />}
      <Button className="button" type="submit" data-busy={isBusy || undefined}>
        {isBusy ? 'Logging in…' : 'Log in'}
      </Button>
    </Form>
  );
};
