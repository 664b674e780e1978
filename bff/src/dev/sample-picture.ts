import { escapeHtml } from '@broadsheet/contract/escape-html';
import { hashText } from '@broadsheet/contract/hash-text';

const HUES = 360;

/** An SVG for a fixture's logo: the first letter on a colour derived from the name. */
export const sampleLogo = (name: string): string => {
  const letter = escapeHtml(name.charAt(0).toUpperCase());
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" fill="hsl(${hashText(name) % HUES} 45% 38%)"/><text x="48" y="66" font-family="Georgia,serif" font-size="54" text-anchor="middle" fill="#fff">${letter}</text></svg>`;
};

/** An SVG for a fixture's photograph: a landscape in colours derived from the name. */
export const samplePicture = (name: string): string => {
  const hue = hashText(name) % HUES;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675" width="1200" height="675"><rect width="1200" height="675" fill="hsl(${hue} 35% 82%)"/><circle cx="900" cy="190" r="80" fill="hsl(${hue} 60% 94%)"/><path d="M0 500L330 230L640 520L860 360L1200 600V675H0Z" fill="hsl(${hue} 28% 52%)"/><path d="M0 600L480 440L1200 640V675H0Z" fill="hsl(${hue} 30% 34%)"/></svg>`;
};
