import type { OwnProfile } from '../parts/profile/own-profile.ts';

export const additionalTold = ({ profile: { ai } }: OwnProfile) => (ai ? { ai } : null);
