import type { Messages } from '@broadsheet/messages/message-areas';
import type { OwnProfile } from '../shared/profile/own-profile.ts';
import { formatExperience } from '../shared/profile/profile-text.ts';
import type { SummaryData } from './schema.ts';

const NEXT_SHOWN = 3;

/** Selects what the head of a profile shows; null if the profile has none of it. */
export const selectSummary = (
  { profile, completeness }: OwnProfile,
  messages: Pick<Messages, 'profile'>,
): SummaryData | null => {
  const { pd, we } = profile;
  if (!pd || !we) return null;
  const [newest] = we.professionalInfo;
  const { percentage, next } = completeness;
  return {
    name: pd.name,
    picUrl: pd.picUrl,
    headline: newest ? `${newest.title}, ${newest.company}` : null,
    city: pd.locations.current?.label ?? null,
    experience: formatExperience(we, messages),
    completeness: { percentage, next: next.slice(0, NEXT_SHOWN) },
  };
};
