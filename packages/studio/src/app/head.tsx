import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useOutletContext } from 'react-router-dom';

/** What the frame gives to its pages. */
export interface FrameContext {
  /** The part of the frame's head that belongs to the page; null until the frame is rendered. */
  readonly head: HTMLElement | null;
}

/** Renders in the head of the frame, beside the menu: the page has the room below. */
export const InHead = ({ children }: { readonly children: ReactNode }) => {
  const { head } = useOutletContext<FrameContext>();
  return head && createPortal(children, head);
};
