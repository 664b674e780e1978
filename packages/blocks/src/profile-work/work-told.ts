import type { OwnProfile } from '../shared/profile/own-profile.ts';

export const workTold = ({ profile: { we } }: OwnProfile) => (we ? { we } : null);
