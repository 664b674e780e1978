import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What `frame.css` shows beside the page on wide screens, and else opens from a button. */
export const Menu = ({ children }: { readonly children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link was followed
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    // The page in a frame takes the focus, and no event of its presses comes here.
    const closeForFrame = () => {
      if (document.activeElement instanceof HTMLIFrameElement) setOpen(false);
    };
    addEventListener('pointerdown', closeOutside);
    addEventListener('focusin', closeOutside);
    addEventListener('blur', closeForFrame);
    return () => {
      removeEventListener('pointerdown', closeOutside);
      removeEventListener('focusin', closeOutside);
      removeEventListener('blur', closeForFrame);
    };
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of its descendants
    <div className="menu" ref={menu} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className="menu-button button-quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Menu
      </button>
      <div className="menu-content" id={id} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  );
};
