import { hrefOf } from '@broadsheet/contract/match-page';
import { jobRowId } from '@broadsheet/contract/selected-job';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { refreshBlocks } from '../actions/load-blocks.ts';
import type { PageView } from '../navigation/page-view.ts';
import { parseHtml } from '../navigation/parse-html.ts';
import { isReadByKnown } from '../page/deferred-blocks.ts';
import type { Site } from '../page/site.ts';
import { trackPageView } from '../page/track.ts';

const JOB = '[data-block-type="job-detail"]';
/** One leads from another spelling of a job's address to the right one. */
const MAX_REDIRECTS = 1;

const hrefOfJob = (jobId: string): string =>
  document.querySelector(`#${jobRowId(jobId)} h3 a`)?.getAttribute('href') ??
  // The job is no longer in the list: its address redirects to the one with its title.
  hrefOf('jobdetail', { slug: 'job', jobId });

const load = async (
  site: Site,
  path: string,
  signal: AbortSignal,
  redirects = 0,
): Promise<PageView | null> => {
  const answer = await (await site.navigation()).loadBeside(path, signal);
  if (answer.is === 'page') return answer.view;
  if (answer.is === 'redirect' && redirects < MAX_REDIRECTS)
    return load(site, answer.location, signal, redirects + 1);
  return null;
};

const announce = (pane: HTMLElement, job: string): void => {
  const message = JSON.parse(pane.dataset.shownMessage ?? '') as Messages['job-pane']['shown'];
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = formatMessage(message, { job });
};

/** The blocks that are deferred, and on a shared page those that differ for this reader. */
const idsToRefresh = (root: Element, { state }: PageView): string[] => {
  const personal = isReadByKnown(state) ? ',[data-personal]' : '';
  return [...root.querySelectorAll(`[data-block-state="deferred"]${personal}`)].map(
    (block) => block.getAttribute('data-block-id') ?? '',
  );
};

/** The list has the h1 of the page. */
const asSubheading = (heading: Element): Element => {
  const subheading = document.createElement('h2');
  for (const { name, value } of heading.attributes) subheading.setAttribute(name, value);
  subheading.append(...heading.childNodes);
  return subheading;
};

const insertJob = (site: Site, pane: HTMLElement, view: PageView): boolean => {
  const root = pane.querySelector('[data-pane-job]');
  const job = parseHtml(view.html).querySelector(JOB);
  if (!root || !job) return false;
  for (const heading of job.querySelectorAll('h1')) heading.replaceWith(asSubheading(heading));
  root.replaceChildren(job);
  const beside: Site = { ...site, page: view.state, root };
  site.beside = beside;
  site.hydrate(root, view.state.blocks);
  const ids = idsToRefresh(root, view);
  if (ids.length > 0) void refreshBlocks(beside, ids);
  return true;
};

/** Leaves room for a job in an open pane. */
export const awaitJob = (pane: HTMLElement, jobId: string): void => {
  pane.dataset.paneLoad = 'busy';
  pane.querySelector('[data-pane-link]')?.setAttribute('href', hrefOfJob(jobId));
};

/**
 * Loads a job and shows it in the pane with its buttons and personal blocks. A job that does not load leaves a note and the
 * link to its page.
 * @param signal aborts for another job, or when the pane is closed
 */
export const showJob = async (
  site: Site,
  pane: HTMLElement,
  jobId: string,
  signal: AbortSignal,
): Promise<void> => {
  const href = hrefOfJob(jobId);
  const view = await load(site, href, signal).catch(() => null);
  if (signal.aborted) return;
  const isShown = view !== null && insertJob(site, pane, view);
  pane.dataset.paneLoad = isShown ? 'done' : 'failed';
  if (!isShown) return;
  pane.querySelector('[data-pane-link]')?.setAttribute('href', view.state.page.path);
  pane.querySelector('[data-pane-body]')?.scrollTo(0, 0);
  announce(pane, pane.querySelector(`${JOB} h2`)?.textContent ?? '');
  trackPageView(view.state.page);
};
