import { defineLoader } from '@broadsheet/contract/block-loader';
import { ANY_BAND, EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatBand } from '../shared/job/experience-label.ts';
import { experienceChooser } from './schema.ts';

/** As many as there are bands, so that what follows stays where it is when they take their place. */
const MEMBER_LINKS = [
  { label: 'Jobs for you', href: hrefOf('jobfeed') },
  { label: 'Saved', href: hrefOf('saved-jobs') },
  { label: 'Applied', href: hrefOf('applied-jobs') },
  { label: 'Interviews', href: hrefOf('interviews') },
  { label: 'Messages', href: hrefOf('chats') },
  { label: 'Notifications', href: hrefOf('allnotification') },
  { label: 'My profile', href: hrefOf('myprofile') },
  { label: 'Resume', href: hrefOf('resume-builder') },
  { label: 'Settings', href: hrefOf('settings', { section: 'privacy' }) },
];

const describeKnown = (band: number) => ({
  title: `Jobs for ${formatBand(band)} of experience`,
  text: 'Your experience comes from your profile. Change it there any time.',
  links: MEMBER_LINKS,
});

export const loadExperienceChooser = defineLoader(
  experienceChooser,
  (_settings, { audience, page, session }) => {
    // The prompt of this cohort asks the same, and keeps the answer for more than this browser.
    if (audience.cohort === 'experienceMissing') return { data: null };
    const bands = EXPERIENCE_BANDS.map(({ id }) => ({
      id,
      label: formatBand(id),
      current: id === audience.experienceBand && id !== ANY_BAND,
    }));
    // What the profile says; the band of the audience may be one that this browser chose.
    const knownBand = session?.isLoggedIn ? session.reader.experienceBand : ANY_BAND;
    return {
      data: {
        next: page.path,
        bands,
        known: knownBand === ANY_BAND ? null : describeKnown(knownBand),
      },
    };
  },
);
