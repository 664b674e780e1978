import type { Education, Profile } from '@broadsheet/contract/entities/profile';
import type { ProfileSource } from './profile-source.ts';
import type { ProfileRows } from './read-profile-rows.ts';

export const educationOf = (row: ProfileRows['educations'][number]): Education => ({
  id: row.id,
  degree: row.degree,
  courseType: row.course_type,
  institute: row.institute,
  year: row.year,
});

export const describeEducation = ({ rows }: ProfileSource): NonNullable<Profile['ed']> => {
  const [newest] = rows.educations;
  return {
    educationInfo: {
      info: rows.educations.map(educationOf),
    },
    passingYear: newest?.year ?? null,
    institute: newest?.institute ?? null,
  };
};
