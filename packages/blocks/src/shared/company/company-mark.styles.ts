import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

/**
 * A logo has white behind it, since many are made for paper, and a frame, since many are white at their edges. One that
 * cannot be loaded is an empty tile.
 */
const logo = {
  '&[src]': {
    position: 'relative',
    outline: `1px solid color-mix(in srgb, ${token.ink} 14%, transparent)`,
    outlineOffset: '-1px',
    backgroundColor: '#fff',
    objectFit: 'contain',
  },
  '&[src]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundColor: token.surfaceSunk,
  },
} as const;

export const small = css({
  display: 'block',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: token.radius,
  ...logo,
});
export const large = css({
  display: 'block',
  flex: 'none',
  width: '4.5rem',
  height: '4.5rem',
  borderRadius: token.radius,
  ...logo,
});
