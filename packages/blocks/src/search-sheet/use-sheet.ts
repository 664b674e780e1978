import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The folded search of the header: a summary before the search. */
const HEADER_SEARCH = 'header details:has(+ search)';

/**
 * A sheet over the page that replaces the folded search of the header. It has its own history entry, so that Back closes
 * it; every other way to close it goes back too.
 * @returns whether it is open, and a function that closes it and then runs a callback
 */
export const useSheet = (dialog: RefObject<HTMLDialogElement | null>) => {
  const [isOpen, setIsOpen] = useState(false);
  const afterwards = useRef<(() => void) | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !dialog.current) return;
      if (!event.target.closest('summary')?.parentElement?.matches(HEADER_SEARCH)) return;
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
  }, [dialog]);
  useEffect(() => {
    if (isOpen) dialog.current?.querySelector('input')?.focus();
  }, [dialog, isOpen]);
  const close = useCallback((then?: () => void) => {
    afterwards.current = then ?? null;
    window.history.back();
  }, []);
  return { isOpen, close };
};
