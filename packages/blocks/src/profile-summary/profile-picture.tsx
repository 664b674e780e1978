import { initialsOf } from '../shared/person/initials-of.ts';
import * as styles from './profile-summary.styles.ts';

interface ProfilePictureProps {
  readonly name: string;
  readonly picUrl: string | null;
}

/** The picture of a seeker, or their initials. The name is shown beside it. */
export const ProfilePicture = ({ name, picUrl }: ProfilePictureProps) =>
  picUrl === null ? (
    <span className={styles.letters} aria-hidden="true">
      {initialsOf(name)}
    </span>
  ) : (
    <img className={styles.picture} src={picUrl} alt="" width="96" height="96" decoding="async" />
  );
