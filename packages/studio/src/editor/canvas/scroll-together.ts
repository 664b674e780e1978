/** Scrolls the pages of several frames together while it is enabled. */
export interface ScrollLink {
  /** Registers the visible page of a view. */
  readonly show: (index: number, page: Window) => void;
  /** Called when the user scrolls the page of a view. */
  readonly follow: (index: number) => void;
  readonly setEnabled: (isOn: boolean) => void;
}

/** Scrolls each other page to the same position, as far as its height allows. */
export const createScrollLink = (): ScrollLink => {
  const pages = new Map<number, Window>();
  // The positions set by script: their scroll events are not user input.
  const taken = new Map<number, number>();
  let on = false;
  return {
    show: (index, page) => void pages.set(index, page),
    follow: (index) => {
      const page = pages.get(index);
      if (!on || !page || taken.get(index) === page.scrollY) return;
      taken.delete(index);
      for (const [other, its] of pages) {
        if (other === index) continue;
        its.scrollTo({ top: page.scrollY, behavior: 'instant' });
        taken.set(other, its.scrollY);
      }
    },
    setEnabled: (next) => {
      on = next;
    },
  };
};
