import { Picture } from '../page/picture.tsx';
import { initialsOf } from './initials-of.ts';
import * as styles from './person-mark.styles.ts';

interface PersonMarkProps {
  readonly name: string;
  readonly portraitUrl?: string | undefined;
}

/**
 * The portrait of a recruiter in a circle: companies have squares. Without one, and until it has loaded, it shows the initials.
 * The name is shown beside it.
 */
export const PersonMark = ({ name, portraitUrl }: PersonMarkProps) => (
  <span className={styles.mark} aria-hidden="true">
    {initialsOf(name)}
    {portraitUrl && (
      <Picture className={styles.portrait} src={portraitUrl} width={44} height={44} />
    )}
  </span>
);
