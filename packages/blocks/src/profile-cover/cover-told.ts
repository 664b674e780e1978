import type { OwnProfile } from '../parts/profile/own-profile.ts';

export const coverTold = ({ profile: { co } }: OwnProfile) => (co ? { co } : null);
