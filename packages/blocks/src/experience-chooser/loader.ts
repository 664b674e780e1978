import { defineLoader } from '@broadsheet/contract/block-loader';
import { ANY_BAND, EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import { formatBand } from '../parts/experience-label.ts';
import { experienceChooser } from './schema.ts';

export const loadExperienceChooser = defineLoader(
  experienceChooser,
  (_settings, { audience, page }) => ({
    data: {
      next: page.path,
      bands: EXPERIENCE_BANDS.map(({ id }) => ({
        id,
        label: formatBand(id),
        current: id === audience.experienceBand && id !== ANY_BAND,
      })),
    },
  }),
);
