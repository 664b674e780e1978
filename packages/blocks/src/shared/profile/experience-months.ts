import { statedExperienceMonths } from '@broadsheet/contract/cohort';
import type { Profile } from '@broadsheet/contract/entities/profile';

const MONTHS = 12;

/** The months of experience in a profile; 0 if unknown. */
export const experienceMonthsOf = ({ we }: Pick<Profile, 'we'>): number => {
  if (!we) return 0;
  const { experienceStatus, experienceYear, experienceMonth } = we;
  const experienceMonths = (experienceYear ?? 0) * MONTHS + (experienceMonth ?? 0);
  return statedExperienceMonths({ experienceStatus, experienceMonths }) ?? 0;
};
