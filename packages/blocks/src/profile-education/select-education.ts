import type { OwnProfile } from '../shared/profile/own-profile.ts';

export const selectEducation = ({ profile: { ed } }: OwnProfile) => (ed ? { ed } : null);
