import type { CompletenessFacts } from '@broadsheet/contract/completeness';
import type { Seeker } from '../../../auth/account/find-seeker.ts';
import type { ProfileRows } from './read-profile-rows.ts';

export const completenessFactsOf = (seeker: Seeker, rows: ProfileRows): CompletenessFacts => {
  const { profile } = rows;
  const kinds = new Set(rows.files.map((file) => file.media_type));
  return {
    dob: profile?.dob ?? null,
    countryCode: profile?.country_code ?? null,
    currentCity: profile?.city_id ?? null,
    experienceStatus: profile?.experience_status ?? null,
    experienceMonths: profile?.experience_months ?? null,
    functionalArea: profile?.category_id ?? null,
    positions: rows.positions.length,
    educations: rows.educations.length,
    skills: rows.skills.length,
    followedKeywords: rows.tags.length,
    hasResume: kinds.has('resume'),
    hasPicture: kinds.has('picture'),
    hasVideoOrAudio: kinds.has('RoundZeroVideo') || kinds.has('audio'),
    hasPhone: seeker.phone !== null,
    isEmailVerified: seeker.email_verified_at !== null,
    isPhoneVerified: seeker.phone_verified_at !== null,
    recommendations: Number(rows.recommendations),
    connections: rows.connections.map(({ kind }) => kind),
    appliedJobs: Number(rows.appliedJobs),
    savedJobs: Number(rows.savedJobs),
    interviewSlots: {
      count: Number(rows.interviews),
      slots: rows.interviewSlots.map((row) => ({
        slotId: row.slot_id,
        calendarId: row.calendar_id,
        startsAt: new Date(row.starts_at).toISOString(),
      })),
    },
  };
};
