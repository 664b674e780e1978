import { JOB_ATTRIBUTE } from '@broadsheet/contract/job-attribute';
import { JOB_PANE_MEDIA, jobRowId, readJobFragment } from '@broadsheet/contract/selected-job';
import { clickedLinkOf } from '../navigation/links.ts';
import type { Site } from '../page/site.ts';
import { loadPage } from '../session/load-page.ts';
import { isRowLink, listRowLinks, markRow, rowOf } from './list-rows.ts';
import { findNextLink, stepOf } from './move-in-list.ts';
import { findPane, setShownJob, shownJobOf } from './pane-element.ts';
import { awaitJob, showJob } from './show-job.ts';

/** A key that is held down passes over jobs without loading them. */
const REST_MS = 150;

const started = new WeakSet<Site>();
let loading = new AbortController();
/**
 * The panes that are hydrated, each with the job that it loads or shows. Hydration would replace a pane that has a job
 * already.
 */
const requested = new WeakMap<HTMLElement, string | null>();

const isWide = (): boolean => window.matchMedia(JOB_PANE_MEDIA).matches;

/** The address says which job is shown, so that back, reload and shared links work. */
const followAddress = (site: Site): void => {
  const pane = findPane();
  if (!pane) return;
  const jobId = isWide() ? readJobFragment(window.location.hash) : null;
  markRow(jobId === null ? null : jobRowId(jobId));
  if (jobId !== shownJobOf(pane)) {
    loading.abort();
    setShownJob(pane, jobId);
    if (jobId !== null) awaitJob(pane, jobId);
  }
  if (!requested.has(pane) || requested.get(pane) === jobId) return;
  requested.set(pane, jobId);
  if (jobId === null) return;
  loading = new AbortController();
  void showJob(site, pane, jobId, loading.signal);
};

/** Without the router, the job opens as a page. */
const select = (site: Site, link: Element, replace: boolean): void => {
  const fragment = rowOf(link)?.id ?? '';
  site.navigation().then(
    (navigation) => navigation.showFragment(fragment, replace),
    () => loadPage(link.getAttribute('href') ?? ''),
  );
};

/** Moves the focus out of the pane: to the row of its job, or what replaces it, else to the start of the list. */
const focusList = (pane: HTMLElement): void => {
  const row = document.getElementById(jobRowId(shownJobOf(pane) ?? ''));
  const target = row?.querySelector<HTMLElement>('a, button') ?? listRowLinks()[0];
  const heading = document.querySelector('h1');
  if (heading && !target) heading.tabIndex = -1;
  (target ?? heading)?.focus();
};

const close = (site: Site, pane: HTMLElement): void => {
  if (pane.contains(document.activeElement)) focusList(pane);
  void site.navigation().then((navigation) => navigation.showFragment('', true));
};

/** A plain click on a row selects it; Enter, and clicks for another tab, open the page. */
const onClick = (site: Site, event: MouseEvent): void => {
  const pane = findPane();
  const { target } = event;
  if (!pane || !isWide() || !(target instanceof Element)) return;
  if (target.closest('[data-pane-close]')) {
    close(site, pane);
    return;
  }
  if (!isRowLink(target) || !navigator.onLine) return;
  if (event.detail === 0 || clickedLinkOf(event) === null) return;
  event.preventDefault();
  if (rowOf(target)?.id !== jobRowId(shownJobOf(pane) ?? ''))
    select(site, target.closest('a') ?? target, false);
};

const createOnKey = (site: Site) => {
  let rest: ReturnType<typeof setTimeout> | undefined;
  return (event: KeyboardEvent): void => {
    const pane = findPane();
    if (!pane || !isWide() || document.querySelector('dialog[open]')) return;
    const isOpen = shownJobOf(pane) !== null;
    if (event.key === 'Escape' && isOpen && !event.defaultPrevented) {
      close(site, pane);
      return;
    }
    const step = stepOf(event, pane);
    const link = step === 0 ? null : findNextLink(pane, step);
    if (!link) return;
    event.preventDefault();
    link.focus();
    clearTimeout(rest);
    rest = setTimeout(() => {
      // Enter or a click can have opened another page meanwhile.
      if (link.isConnected) select(site, link, isOpen);
    }, REST_MS);
  };
};

/** Shows the job of the address, and from now on each one that is selected in a list. A preview has no pane. */
export const startJobPane = (site: Site): void => {
  const isPreview = site.page.preview !== undefined;
  const pane = findPane();
  if (pane && !requested.has(pane)) requested.set(pane, null);
  if (!isPreview) followAddress(site);
  document.documentElement.removeAttribute(JOB_ATTRIBUTE);
  if (isPreview || started.has(site)) return;
  started.add(site);
  site.afterNavigation = () => followAddress(site);
  // The router follows the history from its start on.
  void site.navigation();
  // Before the listener that opens pages.
  document.addEventListener('click', (event) => onClick(site, event), true);
  document.addEventListener('keydown', createOnKey(site));
};
