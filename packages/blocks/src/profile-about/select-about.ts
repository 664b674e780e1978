import type { OwnProfile } from '../shared/profile/own-profile.ts';
import type { AboutData } from './schema.ts';

export const selectAbout = ({ profile: { atr } }: OwnProfile): AboutData | null =>
  atr ? { flags: atr.flags, showMaven: atr.showMaven } : null;
