import type { ReactNode } from 'react';

/** Says that there is nothing, and what to do next. */
export const Empty = ({ children }: { readonly children: ReactNode }) => (
  <p className="empty">{children}</p>
);
