import { Fragment, type ReactNode, useRef, useState } from 'react';
import * as control from '../page/control.styles.ts';
import * as styles from './profile.styles.ts';

interface EditDisclosureProps {
  readonly label: string;
  /** What is edited, where several say the same; heard, not seen. */
  readonly about: string;
  /** @param close what was edited is saved: readers go on where they opened it */
  readonly children: (close: () => void) => ReactNode;
}

/** A form that stands folded behind its button, with JavaScript and without. */
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
