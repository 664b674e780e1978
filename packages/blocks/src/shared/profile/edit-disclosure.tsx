import { Fragment, type ReactNode, useRef, useState } from 'react';
import * as control from '../page/control.styles.ts';
import * as styles from './profile.styles.ts';

interface EditDisclosureProps {
  readonly label: string;
  /** What is edited, for screen readers, if several buttons have the same label. */
  readonly about: string;
  /** @param close called after a save; the focus returns to the button */
  readonly children: (close: () => void) => ReactNode;
}

/** A form that is folded behind its button, with and without JavaScript. */
export const EditDisclosure = ({ label, about, children }: EditDisclosureProps) => {
  const details = useRef<HTMLDetailsElement>(null);
  const [round, setRound] = useState(0);
  const close = () => {
    if (details.current) details.current.open = false;
    details.current?.querySelector('summary')?.focus();
    setRound((before) => before + 1);
  };
  return (
    <details className={styles.edit} ref={details}>
      <summary>
        {label}
        <span className={control.hidden}> {about}</span>
      </summary>
      <Fragment key={round}>{children(close)}</Fragment>
    </details>
  );
};
