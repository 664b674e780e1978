import type { OwnProfile } from '../parts/profile/own-profile.ts';
import type { AboutTold } from './schema.ts';

export const aboutTold = ({ profile: { atr } }: OwnProfile): AboutTold | null =>
  atr ? { flags: atr.flags, showMaven: atr.showMaven } : null;
