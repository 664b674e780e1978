import type { CheckedLink } from '@broadsheet/contract/studio/link-calls';

/** Formats the problem of a checked link; null if it works. */
export const formatLink = ({ verdict, status, movedTo }: CheckedLink): string | null => {
  switch (verdict) {
    case 'good':
      return null;
    case 'dead':
      return `Broken link (${status})`;
    case 'moved':
      return `Redirects to ${movedTo}`;
    case 'unsure':
      return status === undefined ? 'Too many redirects' : `Unexpected response (${status})`;
    case 'unreached':
      return 'No response';
    case 'refused':
      return 'Private address: cannot be checked from here';
  }
};
