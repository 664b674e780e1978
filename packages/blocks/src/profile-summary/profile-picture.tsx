import * as styles from './profile-summary.styles.ts';

interface ProfilePictureProps {
  readonly name: string;
  readonly picUrl: string | null;
}

const LETTERS_MAX = 2;
const lettersOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, LETTERS_MAX)
    .join('')
    .toUpperCase();

/** The picture of a seeker, or their initials. The name is shown beside it. */
export const ProfilePicture = ({ name, picUrl }: ProfilePictureProps) =>
  picUrl === null ? (
    <span className={styles.letters} aria-hidden="true">
      {lettersOf(name)}
    </span>
  ) : (
    <img className={styles.picture} src={picUrl} alt="" width="96" height="96" decoding="async" />
  );
