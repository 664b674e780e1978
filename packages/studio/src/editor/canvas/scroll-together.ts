/** Pages in frames that are scrolled as one, while that is wished. */
export interface ScrollLink {
  /** A page came to the front of a place. */
  readonly show: (place: number, page: Window) => void;
  /** Somebody scrolled the page at a place. */
  readonly follow: (place: number) => void;
  readonly turn: (isOn: boolean) => void;
}

/** Each page goes to where the one that was scrolled is, as far down as it reaches. */
export const createScrollLink = (): ScrollLink => {
  const pages = new Map<number, Window>();
  // Where a page was taken by another one: its scroll event is nobody's wish.
  const taken = new Map<number, number>();
  let on = false;
  return {
    show: (place, page) => void pages.set(place, page),
    follow: (place) => {
      const page = pages.get(place);
      if (!on || !page || taken.get(place) === page.scrollY) return;
      taken.delete(place);
      for (const [other, its] of pages) {
        if (other === place) continue;
        its.scrollTo({ top: page.scrollY, behavior: 'instant' });
        taken.set(other, its.scrollY);
      }
    },
    turn: (next) => {
      on = next;
    },
  };
};
