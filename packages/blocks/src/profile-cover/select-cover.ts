import type { OwnProfile } from '../shared/profile/own-profile.ts';

export const selectCover = ({ profile: { co } }: OwnProfile) => (co ? { co } : null);
