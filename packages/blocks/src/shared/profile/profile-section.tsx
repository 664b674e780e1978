import type { ReactNode } from 'react';
import { Section } from '../page/section.tsx';
import { PROFILE_SECTION_IDS, type ProfileSectionName } from './own-profile.ts';
import * as styles from './profile.styles.ts';
import type { SaveMessage } from './use-save-message.ts';

interface ProfileSectionProps {
  /** The id of the block. */
  readonly id: string;
  readonly section: ProfileSectionName;
  readonly title: string;
  readonly note?: string;
  readonly saved: SaveMessage;
  readonly children: ReactNode;
}

/** A section of the profile, with an anchor and a save notice. */
export const ProfileSection = ({
  id,
  section,
  title,
  note,
  saved,
  children,
}: ProfileSectionProps) => (
  <div id={PROFILE_SECTION_IDS[section]} className={styles.anchor}>
    <Section id={id} title={title} {...(note === undefined ? {} : { note })}>
      <div className={styles.body}>
        {children}
        <p className={styles.saved} role="status">
          {saved.note}
        </p>
      </div>
    </Section>
  </div>
);
