import type { Completeness, CompletenessPart } from '@broadsheet/contract/entities/profile';
import { PROFILE_SECTION_IDS, type ProfileSectionName } from '../shared/profile/own-profile.ts';
import * as styles from './profile-summary.styles.ts';

interface Step {
  readonly label: string;
  readonly href: string;
}

const here = (section: ProfileSectionName, label: string): Step => ({
  label,
  href: `#${PROFILE_SECTION_IDS[section]}`,
});
const VERIFY = '/settings/verify-contact-details';
const CONNECT = '/socialconnection';

const STEPS: Readonly<Record<CompletenessPart, Step>> = {
  personalDetails: here('details', 'Say who you are and where you live'),
  professionalDetails: here('work', 'Say where you have worked'),
  educationDetails: here('education', 'Add your education'),
  resumeAttached: here('files', 'Add your resume'),
  followKeywords: here('keywords', 'Follow keywords'),
  profilePicture: here('picture', 'Add a picture of yourself'),
  profileVideoAudio: here('files', 'Introduce yourself by video or audio'),
  skills: here('skills', 'Add your skills'),
  verificationEmail: { label: 'Verify your e-mail address', href: VERIFY },
  verificationPhone: { label: 'Verify your mobile number', href: VERIFY },
  recommendations: { label: 'Ask for a recommendation', href: '/pendingrecommendations' },
  connectionsLinkedIn: { label: 'Connect LinkedIn', href: CONNECT },
  connectionsFacebook: { label: 'Connect Facebook', href: CONNECT },
  connectionsTwitter: { label: 'Connect Twitter', href: CONNECT },
};

/** What would raise the percentage most, each with the way to it. */
export const NextSteps = ({ id, next }: { readonly id: string } & Pick<Completeness, 'next'>) =>
  next.length === 0 ? (
    <p>Nothing is missing. Well done.</p>
  ) : (
    <div>
      <h2 className={styles.nextTitle} id={`${id}-next`}>
        What would raise it most
      </h2>
      <ul aria-labelledby={`${id}-next`}>
        {next.map(({ part: missing, percent }) => (
          <li className={styles.step} key={missing}>
            <a href={STEPS[missing].href}>{STEPS[missing].label}</a>
            <span>+{percent}%</span>
          </li>
        ))}
      </ul>
    </div>
  );
