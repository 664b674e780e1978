import type { ReactNode } from 'react';

/** The message of an empty list, with the next step. */
export const Empty = ({ children }: { readonly children: ReactNode }) => (
  <p className="empty">{children}</p>
);
