import type { ReactNode } from 'react';

interface ScrollerProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Holds what may be wider than the screen: it scrolls by itself, and is reached by keys. */
export const Scroller = ({ label, children }: ScrollerProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keys
  <section className="scroller" tabIndex={0} aria-label={label}>
    {children}
  </section>
);
