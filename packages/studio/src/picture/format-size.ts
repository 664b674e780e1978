const KILO = 1_000;
const MEGA = 1_000_000;

/** Formats a number of bytes: 64 kB, 1.9 MB. */
export const formatSize = (bytes: number): string => {
  if (bytes >= MEGA) return `${(bytes / MEGA).toFixed(1)} MB`;
  return bytes >= KILO ? `${Math.round(bytes / KILO)} kB` : `${bytes} bytes`;
};
