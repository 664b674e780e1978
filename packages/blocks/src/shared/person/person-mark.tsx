import { initialsOf } from './initials-of.ts';
import * as styles from './person-mark.styles.ts';

/** The initials of a recruiter in a circle: companies have squares. The name is shown beside it. */
export const PersonMark = ({ name }: { readonly name: string }) => (
  <span className={styles.mark} aria-hidden="true">
    {initialsOf(name)}
  </span>
);
