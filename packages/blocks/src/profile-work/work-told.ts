import type { OwnProfile } from '../parts/profile/own-profile.ts';

export const workTold = ({ profile: { we } }: OwnProfile) => (we ? { we } : null);
