import type { OwnProfile } from '../parts/profile/own-profile.ts';

export const educationTold = ({ profile: { ed } }: OwnProfile) => (ed ? { ed } : null);
