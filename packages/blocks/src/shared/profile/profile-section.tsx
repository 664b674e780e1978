import type { ReactNode } from 'react';
import { Section } from '../page/section.tsx';
import { PROFILE_PLACES, type ProfilePlace } from './own-profile.ts';
import * as styles from './profile.styles.ts';
import type { Saved } from './use-save-message.ts';

interface ProfileSectionProps {
  /** Of the block. */
  readonly id: string;
  readonly place: ProfilePlace;
  readonly title: string;
  readonly note?: string;
  readonly saved: Saved;
  readonly children: ReactNode;
}

/** A part of the profile, to which links lead, and that says what was saved in it. */
export const ProfileSection = ({
  id,
  place,
  title,
  note,
  saved,
  children,
}: ProfileSectionProps) => (
  <div id={PROFILE_PLACES[place]} className={styles.place}>
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
