import type { OwnProfile } from '../shared/profile/own-profile.ts';

export const selectWork = ({ profile: { we } }: OwnProfile) => (we ? { we } : null);
