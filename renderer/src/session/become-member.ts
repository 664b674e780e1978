import { takeOverForm } from '../actions/job-forms.ts';
import { refreshBlocks } from '../actions/load-blocks.ts';
import { bodyOfForm, pathOfForm } from '../actions/sent-form.ts';
import { JOB_CALLS, type JobOutcome, makeJobCall } from '../actions/show-outcome.ts';
import { showSaved } from '../actions/take-over-jobs.ts';
import { loadOptional } from '../page/load-optional.ts';
import type { Navigation, Site } from '../page/site.ts';
import { changeContext, forgetPerson } from './app-context.ts';
import type { WaitingForm } from './waiting-form.ts';

const jobcodeOf = ({ form, submitter }: WaitingForm['sent']): string =>
  String(new FormData(form, submitter).get('jobcode'));

const controlsLike = ({ name, sent: { submitter } }: WaitingForm): HTMLElement[] => {
  const value = submitter?.getAttribute('value');
  const ofJob = value ? `[value="${CSS.escape(value)}"]` : '';
  return [...document.querySelectorAll<HTMLElement>(`[data-job-form="${name}"] button${ofJob}`)];
};

/** The page has been rendered again: the focus goes to the control that took the place of the pressed one. */
const focusControl = (form: WaitingForm, position: number): void => {
  const { submitter } = form.sent;
  const controls = controlsLike(form).filter((control) => control.checkVisibility());
  const control = submitter?.isConnected ? submitter : (controls[position] ?? controls[0]);
  const done = document.querySelector<HTMLElement>('[data-job-done]');
  (form.name === 'apply' ? (done ?? control) : control)?.focus({ preventScroll: true });
};

/**
 * Renders the page again for its member, and waits for the block with the pressed control: on a shared page it comes later
 * than the others, and a block that has the focus is not replaced.
 */
const refreshPage = async (
  site: Site,
  navigation: Navigation,
  form: WaitingForm,
): Promise<void> => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const isComplete = await navigation.refresh();
  const block = controlsLike(form)[0]?.closest('[data-personal], [data-leaves-out-blocked]');
  const id = block?.getAttribute('data-block-id');
  if (isComplete && id && site.page.isShared) await refreshBlocks(site, [id]);
};

const send = (site: Site, { name, sent }: WaitingForm, jobcode: string): Promise<JobOutcome> => {
  if (name === 'save' || name === 'apply')
    return makeJobCall(site, 'POST', `${JOB_CALLS}/${name}`, { jobcode });
  // The page shows the alert: it is rendered again once there is one.
  if (name === 'alert') return makeJobCall(site, 'POST', pathOfForm(sent), bodyOfForm(sent));
  takeOverForm(site, name, sent);
  return Promise.resolve({ answer: null, next: null });
};

/**
 * Sends the form that waited for a login, and turns the page into the member's: without a load, so that its scroll
 * position, its filters and its rows stay.
 */
export const sendWaitingForm = async (site: Site, form: WaitingForm): Promise<void> => {
  const { sent } = form;
  const position = Math.max(0, controlsLike(form).indexOf(sent.submitter ?? document.body));
  const path = site.page.page.path;
  const jobcode = jobcodeOf(sent);
  changeContext(forgetPerson);
  const navigation = await site.navigation();
  await navigation.closeOverlay();
  loadOptional(import('../visit/follow-unread.ts'), ({ followUnread }) => followUnread(site));
  const { answer, next } = await send(site, form, jobcode);
  if (next !== null) return navigation.go(next);
  await refreshPage(site, navigation, form);
  if (answer && form.name === 'save') showSaved(jobcode, true);
  if (site.page.page.path === path) focusControl(form, position);
};
