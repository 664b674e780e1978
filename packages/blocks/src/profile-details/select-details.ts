import type { OwnProfile } from '../shared/profile/own-profile.ts';

export const selectDetails = ({ profile: { pd } }: OwnProfile) => (pd ? { pd } : null);
