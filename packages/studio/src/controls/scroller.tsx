import type { ReactNode } from 'react';

interface ScrollerProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A container that scrolls if its content is wider than the screen, also by keyboard. */
export const Scroller = ({ label, children }: ScrollerProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be focusable
  <section className="scroller" tabIndex={0} aria-label={label}>
    {children}
  </section>
);
