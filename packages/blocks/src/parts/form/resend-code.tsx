import type { Action } from '@broadsheet/contract/actions';
import { sendSecondFactorCode } from '@broadsheet/contract/calls/account';
import { CallForm } from './call-form.tsx';
import type { FormPlan } from './form-plan.ts';

const PLAN: FormPlan<typeof sendSecondFactorCode> = {
  id: 'resend-code',
  call: sendSecondFactorCode,
  fields: [],
  submit: 'Send another code',
  busy: 'Sending…',
};

/** Sends the code of a second step again; only the newest is good. */
export const ResendCode = ({
  dispatch,
  next,
}: {
  readonly dispatch: (action: Action) => void;
  readonly next: string;
}) => (
  <CallForm
    plan={PLAN}
    look="quiet"
    dispatch={dispatch}
    next={next}
    onDone={({ message }) => {
      dispatch({ action: 'toast', tone: 'success', message });
      return undefined;
    }}
  />
);
