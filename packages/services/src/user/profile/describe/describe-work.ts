import type { Position, Profile } from '@broadsheet/contract/entities/profile';
import type { ProfileSource } from './profile-source.ts';
import type { ProfileRows } from './read-profile-rows.ts';

const MONTHS = 12;

export const positionOf = (row: ProfileRows['positions'][number]): Position => ({
  id: row.id,
  title: row.title,
  company: row.company,
  from: row.from_month,
  until: row.until_month,
  description: row.description,
});

export const describeWork = ({
  rows,
  profile,
  directory,
}: ProfileSource): NonNullable<Profile['we']> => {
  const { experience_months: months, category_id } = profile;
  const category = category_id === null ? undefined : directory.categories.get(category_id);
  return {
    experienceStatus: profile.experience_status,
    experienceYear: months === null ? null : Math.floor(months / MONTHS),
    experienceMonth: months === null ? null : months % MONTHS,
    functionalArea: category ? { id: category.dataId, label: category.label } : null,
    industry: rows.industry,
    professionalInfo: rows.positions.map(positionOf),
  };
};
