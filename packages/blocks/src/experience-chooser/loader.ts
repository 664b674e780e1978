import { defineLoader } from '@broadsheet/contract/block-loader';
import { ANY_BAND, EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import { formatBand } from '../parts/experience-label.ts';
import { experienceChooser } from './schema.ts';

export const loadExperienceChooser = defineLoader(
  experienceChooser,
  (_settings, { audience, page }) => {
    // The prompt of this cohort asks the same, and keeps the answer for more than this browser.
    if (audience.cohort === 'experienceMissing') return { data: null };
    const bands = EXPERIENCE_BANDS.map(({ id }) => ({
      id,
      label: formatBand(id),
      current: id === audience.experienceBand && id !== ANY_BAND,
    }));
    return { data: { next: page.path, bands } };
  },
);
