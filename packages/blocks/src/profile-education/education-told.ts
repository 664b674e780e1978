import type { OwnProfile } from '../shared/profile/own-profile.ts';

export const educationTold = ({ profile: { ed } }: OwnProfile) => (ed ? { ed } : null);
