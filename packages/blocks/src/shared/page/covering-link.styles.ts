import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

/** A link that covers its positioned parent, so that a row or card is one click target and one tab stop. */
export const coveringLink = css({
  color: token.ink,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: token.accentText, textDecoration: 'underline' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${token.accent}`, outlineOffset: '-3px' },
});
