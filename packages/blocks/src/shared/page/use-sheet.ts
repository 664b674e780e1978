import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * A sheet over the page that replaces what a summary folds. It has its own history entry, so that Back closes it; every
 * other way to close it goes back too.
 * @param folded a selector of the details element
 * @param focused a selector of what has the focus at first
 * @returns whether it is open, and a function that closes it and then runs a callback
 */
export const useSheet = (
  dialog: RefObject<HTMLDialogElement | null>,
  folded: string,
  focused: string,
) => {
  const [isOpen, setIsOpen] = useState(false);
  const afterwards = useRef<(() => void) | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !dialog.current) return;
      if (!event.target.closest('summary')?.parentElement?.matches(folded)) return;
      event.preventDefault();
      window.history.pushState(window.history.state, '');
      setIsOpen(true);
      dialog.current.showModal();
    };
    const onPopState = () => {
      if (!dialog.current?.open) return;
      dialog.current.close();
      setIsOpen(false);
      afterwards.current?.();
      afterwards.current = null;
    };
    document.addEventListener('click', onClick);
    window.addEventListener('popstate', onPopState);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('popstate', onPopState);
    };
  }, [dialog, folded]);
  useEffect(() => {
    if (isOpen) dialog.current?.querySelector<HTMLElement>(focused)?.focus();
  }, [dialog, focused, isOpen]);
  const close = useCallback((then?: () => void) => {
    afterwards.current = then ?? null;
    window.history.back();
  }, []);
  return { isOpen, close };
};
