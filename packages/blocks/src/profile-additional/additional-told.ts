import type { OwnProfile } from '../shared/profile/own-profile.ts';

export const additionalTold = ({ profile: { ai } }: OwnProfile) => (ai ? { ai } : null);
