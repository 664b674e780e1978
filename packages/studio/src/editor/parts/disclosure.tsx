import { type ReactNode, useState } from 'react';

/** What is opened when it is wanted, and not drawn before. */
export const Disclosure = ({
  summary,
  children,
}: {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="editor-disclosure"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
};
