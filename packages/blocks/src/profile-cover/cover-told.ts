import type { OwnProfile } from '../shared/profile/own-profile.ts';

export const coverTold = ({ profile: { co } }: OwnProfile) => (co ? { co } : null);
