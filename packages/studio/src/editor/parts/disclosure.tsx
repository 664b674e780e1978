import { type ReactNode, useState } from 'react';

/** Content that renders only after it is opened. */
export const Disclosure = ({
  summary,
  startsOpen = false,
  children,
}: {
  readonly summary: ReactNode;
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}) => {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details
      className="editor-disclosure"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
};
