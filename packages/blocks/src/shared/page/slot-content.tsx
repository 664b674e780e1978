import type { ReactNode } from 'react';

/** One object, so that React never sees a change. */
const UNTOUCHED = { __html: '' };

/**
 * The content of a slot of a hydrated block. Only the server has it; browsers leave it as it is, and its blocks are
 * hydrated by themselves.
 */
export const SlotContent = ({ children }: { readonly children: ReactNode }) =>
  children === undefined ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which hydration never writes
    <div data-slot-content="" suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />
  ) : (
    <div data-slot-content="">{children}</div>
  );
