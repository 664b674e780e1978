/** Pages in frames that are scrolled as one, while that is wished. */
export interface ScrollLink {
  /** A page came to the front of a place. */
  readonly show: (index: number, page: Window) => void;
  /** Somebody scrolled the page at a place. */
  readonly follow: (index: number) => void;
  readonly setEnabled: (isOn: boolean) => void;
}

/** Each page goes to where the one that was scrolled is, as far down as it reaches. */
export const createScrollLink = (): ScrollLink => {
  const pages = new Map<number, Window>();
  // Where a page was taken by another one: its scroll event is nobody's wish.
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
