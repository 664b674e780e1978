import type { OwnProfile } from '../shared/profile/own-profile.ts';

export const selectAdditional = ({ profile: { ai } }: OwnProfile) => (ai ? { ai } : null);
