import type { OwnProfile } from '../parts/profile/own-profile.ts';

export const detailsTold = ({ profile: { pd } }: OwnProfile) => (pd ? { pd } : null);
