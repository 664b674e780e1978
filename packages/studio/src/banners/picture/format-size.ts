const KILO = 1_000;
const MEGA = 1_000_000;

/** A number of bytes as people say it: 64 kB, 1.9 MB. */
export const formatSize = (bytes: number): string => {
  if (bytes >= MEGA) return `${(bytes / MEGA).toFixed(1)} MB`;
  return bytes >= KILO ? `${Math.round(bytes / KILO)} kB` : `${bytes} bytes`;
};
