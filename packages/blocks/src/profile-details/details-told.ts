import type { OwnProfile } from '../shared/profile/own-profile.ts';

export const detailsTold = ({ profile: { pd } }: OwnProfile) => (pd ? { pd } : null);
