import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Pane as PaneName, Panes } from './use-panes.ts';

/** The id of the button that opens and closes a pane. */
export const switchId = (pane: PaneName): string => `switch-${pane}`;
export const paneId = (pane: PaneName): string => `pane-${pane}`;

/**
 * Returns the focus from a pane that closes: to where it came from, or to the button of the pane. A pane that the user
 * opens takes the focus.
 */
const usePaneFocus = (pane: PaneName, isOpen: boolean, opening: object | null) => {
  const ref = useRef<HTMLElement>(null);
  const origin = useRef<HTMLElement | null>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    if (isOpen && opening) ref.current?.focus();
  }, [isOpen, opening]);
  useLayoutEffect(() => {
    if (isOpen || !hasFocus.current) return;
    hasFocus.current = false;
    const { activeElement, body } = document;
    // A browser takes the focus from what is hidden, at once or later.
    if (activeElement !== body && !ref.current?.contains(activeElement)) return;
    const { current } = origin;
    const target = current?.checkVisibility() ? current : document.getElementById(switchId(pane));
    target?.focus();
  }, [isOpen, pane]);
  /** What had the focus before, or has it next, outside the pane. */
  const otherOf = ({ relatedTarget: other, currentTarget }: FocusEvent): HTMLElement | null =>
    other instanceof HTMLElement && !currentTarget.contains(other) ? other : null;
  return {
    ref,
    onFocus: (event: FocusEvent) => {
      hasFocus.current = true;
      origin.current = otherOf(event) ?? origin.current;
    },
    onBlur: (event: FocusEvent) => {
      if (otherOf(event)) hasFocus.current = false;
    },
  };
};

interface PaneProps {
  readonly pane: PaneName;
  readonly panes: Panes;
  readonly label: string;
  readonly children: ReactNode;
}

/** A part beside the page that can be closed. What it shows stays as it is meanwhile. */
export const Pane = ({ pane, panes, label, children }: PaneProps) => {
  const isOpen = panes.isOpen(pane);
  const focus = usePaneFocus(pane, isOpen, panes.findOpening(pane));
  return (
    <section
      {...focus}
      id={paneId(pane)}
      className="editor-pane"
      data-pane={pane}
      aria-label={label}
      tabIndex={-1}
      hidden={!isOpen}
    >
      {children}
    </section>
  );
};
