import { DecorativePicture } from '../page/decorative-picture.tsx';
import { initialsOf } from './initials-of.ts';
import * as styles from './person-mark.styles.ts';

interface PersonMarkProps {
  readonly name: string;
  readonly portraitUrl?: string | undefined;
}

/**
 * The portrait of a recruiter in a circle: companies have squares. Without one, until it has loaded and where it cannot load, it
 * shows the initials. The name is shown beside it.
 */
export const PersonMark = ({ name, portraitUrl }: PersonMarkProps) => {
  const initials = initialsOf(name);
  return (
    <span className={styles.mark} aria-hidden="true">
      {initials}
      {portraitUrl && (
        <DecorativePicture
          className={styles.portrait}
          src={portraitUrl}
          width={44}
          height={44}
          fallback={initials}
        />
      )}
    </span>
  );
};
