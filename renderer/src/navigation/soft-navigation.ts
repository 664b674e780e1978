import { FAILURES } from '@broadsheet/contract/failure-codes';
import { LOAD_MORE_HASH } from '@broadsheet/contract/load-more';
import { hrefOf } from '@broadsheet/contract/match-page';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouterState,
  redirect,
  redirectDocument,
} from 'react-router-dom';
import { refreshBlocks } from '../actions/load-blocks.ts';
import { addToast } from '../actions/toasts.ts';
import { hasCopy } from '../offline/has-copy.ts';
import type { Navigation, Site } from '../page/site.ts';
import { loadPage } from '../session/load-page.ts';
import { isAccountPage, resolveAccountPage, withReason } from '../session/opens-over.ts';
import { reportShown } from '../visit/report-visit.ts';
import { withStoredFilter } from '../visit/stored-filters.ts';
import { resolveLoadingSource, showFeedState } from './feed-state.ts';
import { fetchPage, type PageAnswer } from './fetch-page.ts';
import { countRows, hasJoinedRows, joinRows } from './join-rows.ts';
import { createPageMemory } from './page-memory.ts';
import type { PageView } from './page-view.ts';
import { createPrefetch } from './prefetch.ts';
import { createProgress } from './progress.ts';
import { saveScrollPositions } from './scroll.ts';
import { presentMore, presentPage, showView } from './show-view.ts';

const ROUTE = 'page';
/** The router's key for the history entry of the first page. */
const FIRST_KEY = 'default';

const pathOf = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname}${search}`;

const overlayOf = ({ location }: RouterState): string | null => {
  const state: unknown = location.state;
  return typeof state === 'object' && state !== null && 'overlay' in state
    ? String(state.overlay)
    : null;
};

/** The state of navigation: the shown page and the kind of load in progress. */
interface Flow {
  readonly site: Site;
  readonly memory: ReturnType<typeof createPageMemory>;
  readonly prefetch: ReturnType<typeof createPrefetch>;
  /** Prefetched pages, which do not count as visits yet. */
  readonly unreported: WeakSet<PageView>;
  readonly shown: { key: string; view: PageView; overlay: string | null };
  /** Settles when the dialog shows the overlay of the history entry, or is closed without one. */
  overlayChange: Promise<void>;
  isReloading: boolean;
  /** The next page's rows are appended to those of the shown page. */
  isAppending: boolean;
}

/**
 * Loads the page of a URL: from memory, from the prefetch or by fetch. Anything that is not a page of ours is left to the
 * browser.
 */
const loadView = async (flow: Flow, { request }: LoaderFunctionArgs) => {
  const { memory, prefetch, site, isReloading } = flow;
  const path = pathOf(new URL(request.url));
  const entry = window.history.state as { key?: string } | null;
  const remembered = isReloading ? null : memory.take(entry?.key ?? FIRST_KEY, path);
  if (remembered) return remembered;
  const prefetched = isReloading ? null : await prefetch.take(path);
  if (prefetched?.is === 'page') flow.unreported.add(prefetched.view);
  const answer =
    prefetched ??
    (await fetchPage(path, site.catalogId, { signal: request.signal }).catch((error: unknown) => {
      if (request.signal.aborted) throw error;
      return null;
    }));
  if (answer?.is === 'page')
    return flow.isAppending ? joinRows(flow.shown.view, answer.view) : answer.view;
  if (answer?.is !== 'redirect') return redirectDocument(path);
  const { origin } = new URL(answer.location, window.location.href);
  return origin === window.location.origin
    ? redirect(answer.location)
    : redirectDocument(answer.location);
};

/** A prefetched page becomes a visit now that it is shown. */
const loadBeside = async (
  { site, prefetch }: Flow,
  path: string,
  signal: AbortSignal,
): Promise<PageAnswer> => {
  const prefetched = await prefetch.take(path);
  if (prefetched?.is === 'page') reportShown(prefetched.view.state.page);
  return prefetched ?? fetchPage(path, site.catalogId, { signal });
};

/** Shows the page that the router has navigated to, with its overlay. */
const createFinish = (flow: Flow, router: ReturnType<typeof createBrowserRouter>) => {
  const { site, shown } = flow;
  const isShown = pathOf(router.state.location) === shown.view.state.page.path;
  const scroll = saveScrollPositions(router, isShown);
  return (state: RouterState): void => {
    const view = state.loaderData[ROUTE] as PageView | undefined;
    if (view && view !== shown.view) {
      const moved = view.state.page.path !== shown.view.state.page.path;
      if (state.location.key !== shown.key) flow.memory.store(shown.key, shown.view);
      shown.view = view;
      const rowsBefore = countRows();
      showView(site, view);
      if (flow.unreported.delete(view)) reportShown(view.state.page);
      if (moved && flow.isAppending) presentMore(site, rowsBefore);
      else if (moved) {
        scroll(state);
        presentPage(site);
      }
    }
    shown.key = state.location.key;
    site.afterNavigation?.();
    const overlay = overlayOf(state);
    if (overlay === shown.overlay) return;
    shown.overlay = overlay;
    flow.overlayChange = import('../overlays/page-overlay.ts').then(({ setOverlay }) =>
      setOverlay(site, overlay, () => void router.navigate(-1)),
    );
  };
};

/** Without a network, only a page with a copy can be shown. */
const goOffline = async (site: Site, path: string): Promise<void> => {
  if (await hasCopy(path)) return loadPage(path);
  addToast(site, 'error', FAILURES.OFFLINE.message);
};

/** Builds the navigation functions on the router. */
const createNavigation = (
  flow: Flow,
  router: ReturnType<typeof createBrowserRouter>,
): Navigation => {
  /** A list opens with the filter that was last used there. */
  const targetOf = (href: string): URL =>
    withStoredFilter(
      new URL(href, window.location.href),
      router.state.location.pathname,
      Date.now(),
    );
  /** Replaces the shown history entry: Back leaves the list instead of going through its pages. */
  const append = async (pathname: string, search: string): Promise<void> => {
    flow.isAppending = true;
    const { hash } = router.state.location;
    await router
      .navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true })
      .finally(() => {
        flow.isAppending = false;
      });
  };
  /** One history entry for all pages that open over each other, so that Back closes them. */
  const openOverlay = async (path: string): Promise<void> => {
    await router.navigate(router.state.location, {
      state: { overlay: path },
      replace: flow.shown.overlay !== null,
      preventScrollReset: true,
    });
    await flow.overlayChange;
  };
  /** The closed dialog returns the focus: what moves the focus has to wait for it. */
  const closeOverlay = async (): Promise<void> => {
    if (flow.shown.overlay === null) return;
    await new Promise<void>((resolve) => {
      const stop = router.subscribe((state) => {
        if (state.navigation.state !== 'idle' || overlayOf(state) !== null) return;
        stop();
        resolve();
      });
      void router.navigate(-1);
    });
    await flow.overlayChange;
  };
  const reload = async (): Promise<void> => {
    flow.isReloading = true;
    await router.revalidate().finally(() => {
      flow.isReloading = false;
    });
  };
  const refresh = async (): Promise<boolean> => {
    if (!hasJoinedRows(flow.shown.view)) {
      await reload();
      return true;
    }
    const menu = [...document.querySelectorAll('[data-personal]:not([data-landmark="main"])')];
    const ids = menu.map((block) => block.getAttribute('data-block-id') ?? '');
    await refreshBlocks(flow.site, ids);
    return false;
  };
  return {
    go: async (href, replace = false) => {
      const { pathname, search, hash } = targetOf(href);
      if (!navigator.onLine) return goOffline(flow.site, pathOf({ pathname, search }));
      const isSame = pathOf({ pathname, search }) === pathOf(router.state.location);
      if (isSame && hash === '') return reload();
      if (isAccountPage(pathname) && !isAccountPage(router.state.location.pathname)) {
        const shown = await resolveAccountPage();
        if (shown === 'overlay')
          return openOverlay(withReason(pathOf({ pathname, search }), flow.shown.overlay));
        if (shown === 'signed-in') return loadPage(hrefOf('myprofile'));
      }
      if (hash === LOAD_MORE_HASH) return append(pathname, search);
      await router.navigate({ pathname, search, hash }, { replace });
    },
    reload,
    refresh,
    prefetch: (href) => {
      const url = targetOf(href);
      if (pathOf(url) !== pathOf(router.state.location)) flow.prefetch.start(pathOf(url));
    },
    loadBeside: (path, signal) => loadBeside(flow, path, signal),
    showFragment: (fragment, replace) =>
      router.navigate(
        { ...router.state.location, hash: fragment },
        { replace, preventScrollReset: true },
      ),
    openOverlay,
    closeOverlay,
  };
};

/**
 * Takes over links, forms and history: react-router manages the URL, this module swaps pages.
 * @param first the page as the server sent it
 */
export const startSoftNavigation = (site: Site, first: PageView): Navigation => {
  const progress = createProgress(site.messages.pageLoading);
  const flow: Flow = {
    site,
    memory: createPageMemory(),
    prefetch: createPrefetch(site.catalogId),
    unreported: new WeakSet(),
    shown: { key: FIRST_KEY, view: first, overlay: null },
    overlayChange: Promise.resolve(),
    isReloading: false,
    isAppending: false,
  };
  const router = createBrowserRouter(
    [
      {
        id: ROUTE,
        path: '*',
        loader: (args) => loadView(flow, args),
        shouldRevalidate: ({ currentUrl, nextUrl }) =>
          flow.isReloading || pathOf(currentUrl) !== pathOf(nextUrl),
      },
    ],
    { hydrationData: { loaderData: { [ROUTE]: first } } },
  );
  const { shown } = flow;
  shown.key = router.state.location.key;
  const finish = createFinish(flow, router);
  router.subscribe((state) => {
    const { location } = state.navigation;
    if (location) {
      progress.start();
      const to = new URL(pathOf(location), window.location.href);
      const from = new URL(shown.view.state.page.path, window.location.href);
      showFeedState(resolveLoadingSource(from, to, flow.isAppending));
    } else {
      progress.stop();
      finish(state);
      showFeedState(null);
    }
  });
  return createNavigation(flow, router);
};
