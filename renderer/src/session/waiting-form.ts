import type { JobForm } from '@broadsheet/contract/job-forms';
import type { SentForm } from '../actions/sent-form.ts';

/** A form of a visitor, which is sent once they have logged in over its page. */
export interface WaitingForm {
  readonly name: JobForm;
  readonly sent: SentForm;
}

let waiting: WaitingForm | null = null;

/** @param form null when the visitor has closed the login */
export const setWaitingForm = (form: WaitingForm | null): void => {
  waiting = form;
};

/** The form that waits, once; null without one. */
export const takeWaitingForm = (): WaitingForm | null => {
  const taken = waiting;
  waiting = null;
  return taken;
};
