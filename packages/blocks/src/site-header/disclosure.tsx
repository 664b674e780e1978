import { type ReactNode, useEffect, useRef } from 'react';

interface DisclosureProps {
  readonly className: string;
  readonly summaryClassName: string;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A details element that also closes on Escape, on a click outside and when one of its links is followed. */
export const Disclosure = ({ className, summaryClassName, summary, children }: DisclosureProps) => {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => {
      if (details.current) details.current.open = false;
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!details.current?.open || !(target instanceof Element)) return;
      if (!details.current.contains(target) || target.closest('a')) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      const focusWasInside = details.current.contains(document.activeElement);
      close();
      if (focusWasInside) details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details className={className} ref={details}>
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  );
};
