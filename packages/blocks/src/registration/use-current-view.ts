import type { Action } from '@broadsheet/contract/actions';
import { useEffect } from 'react';
import { isOutdated } from './entries/view-changes.ts';

let isRedrawn = false;

/** Reloads a page that is outdated after going back, then moves the focus to its heading. */
export const useCurrentView = (
  id: string,
  view: object,
  dispatch: (action: Action) => void,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view is checked once
  useEffect(() => {
    if (isOutdated(view)) {
      isRedrawn = true;
      const { pathname, search } = window.location;
      dispatch({ action: 'navigate', href: `${pathname}${search}` });
    } else if (isRedrawn) {
      isRedrawn = false;
      const heading = document.getElementById(`${id}-title`);
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus();
    }
  }, [view]);
};
