import { defineLoader } from '@broadsheet/contract/block-loader';
import { ANY_BAND, EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { formatBand } from '../shared/job/experience-label.ts';
import { experienceChooser } from './schema.ts';

/** As many links as there are bands, so that replacing the bands causes no layout shift. */
const memberLinks = (messages: Messages['experience']) => [
  { label: messages.jobsForYou, href: hrefOf('jobfeed') },
  { label: messages.savedJobs, href: hrefOf('saved-jobs') },
  { label: messages.appliedJobs, href: hrefOf('applied-jobs') },
  { label: messages.interviews, href: hrefOf('interviews') },
  { label: messages.messages, href: hrefOf('chats') },
  { label: messages.notifications, href: hrefOf('allnotification') },
  { label: messages.profile, href: hrefOf('myprofile') },
  { label: messages.resume, href: hrefOf('resume-builder') },
  { label: messages.settings, href: hrefOf('settings', { section: 'privacy' }) },
];

const describeKnown = (band: number, messages: Messages['experience']) => ({
  title: formatMessage(messages.knownTitle, { band: formatBand(band, messages) }),
  text: messages.knownText,
  links: memberLinks(messages),
});

export const loadExperienceChooser = defineLoader(
  experienceChooser,
  (_settings, { audience, page, session, messages }) => {
    // The prompt for this cohort asks the same question and saves the answer in the profile, not only in this browser.
    if (audience.cohort === 'experienceMissing') return { data: null };
    const bands = EXPERIENCE_BANDS.map(({ id }) => ({
      id,
      label: formatBand(id, messages.experience),
      current: id === audience.experienceBand && id !== ANY_BAND,
    }));
    // The band of the profile. The band of the audience can come from a choice in this browser.
    const knownBand = session?.isLoggedIn ? session.reader.experienceBand : ANY_BAND;
    return {
      data: {
        next: page.path,
        bands,
        known: knownBand === ANY_BAND ? null : describeKnown(knownBand, messages.experience),
      },
    };
  },
);
