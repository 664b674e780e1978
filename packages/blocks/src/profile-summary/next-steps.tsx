import type { Completeness, CompletenessPart } from '@broadsheet/contract/entities/profile';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { PROFILE_SECTION_IDS, type ProfileSectionName } from '../shared/profile/own-profile.ts';
import * as styles from './profile-summary.styles.ts';

type SummaryMessages = Messages['profile-summary'];

interface Step {
  readonly label: (messages: SummaryMessages) => string;
  readonly href: string;
}

const here = (section: ProfileSectionName, label: Step['label']): Step => ({
  label,
  href: `#${PROFILE_SECTION_IDS[section]}`,
});
const VERIFY = '/settings/verify-contact-details';
const connect = (site: string): Step => ({
  label: (messages) => formatMessage(messages.connect, { site }),
  href: '/socialconnection',
});

const STEPS: Readonly<Record<CompletenessPart, Step>> = {
  personalDetails: here('details', (messages) => messages.addPersonal),
  professionalDetails: here('work', (messages) => messages.addWork),
  educationDetails: here('education', (messages) => messages.addEducation),
  resumeAttached: here('files', (messages) => messages.addResume),
  followKeywords: here('keywords', (messages) => messages.followKeywords),
  profilePicture: here('picture', (messages) => messages.addPictureStep),
  profileVideoAudio: here('files', (messages) => messages.addIntroduction),
  skills: here('skills', (messages) => messages.addSkills),
  verificationEmail: { label: (messages) => messages.verifyEmail, href: VERIFY },
  verificationPhone: { label: (messages) => messages.verifyPhone, href: VERIFY },
  recommendations: {
    label: (messages) => messages.requestRecommendation,
    href: '/pendingrecommendations',
  },
  connectionsLinkedIn: connect('LinkedIn'),
  connectionsFacebook: connect('Facebook'),
  connectionsTwitter: connect('X (Twitter)'),
};

interface NextStepsProps extends Pick<Completeness, 'next'> {
  readonly id: string;
  readonly messages: SummaryMessages;
}

/** The steps that raise the completeness the most, each with its link. */
export const NextSteps = ({ id, next, messages }: NextStepsProps) =>
  next.length === 0 ? (
    <p>{messages.nothingMissing}</p>
  ) : (
    <div>
      <h2 className={styles.nextTitle} id={`${id}-next`}>
        {messages.nextTitle}
      </h2>
      <ul aria-labelledby={`${id}-next`}>
        {next.map(({ part: missing, percent }) => (
          <li className={styles.step} key={missing}>
            <a href={STEPS[missing].href}>{STEPS[missing].label(messages)}</a>
            <span>+{percent}%</span>
          </li>
        ))}
      </ul>
    </div>
  );
