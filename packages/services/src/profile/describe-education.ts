import type { Profile } from '@broadsheet/contract/entities/profile';
import type { ProfileSource } from './profile-source.ts';

export const describeEducation = ({ rows }: ProfileSource): NonNullable<Profile['ed']> => {
  const [newest] = rows.educations;
  return {
    educationInfo: {
      info: rows.educations.map((row) => ({
        id: row.id,
        degree: row.degree,
        courseType: row.course_type,
        institute: row.institute,
        year: row.year,
      })),
    },
    passingYear: newest?.year ?? null,
    institute: newest?.institute ?? null,
  };
};
