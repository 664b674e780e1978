import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const mark = css({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: '50%',
  backgroundColor: token.accentSoft,
  color: token.ink,
  fontWeight: 650,
});

/** Covers the initials. Browsers show a broken picture as an icon: the initials cover it. */
export const portrait = css({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  '&::after': {
    content: 'attr(data-fallback)',
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    backgroundColor: token.accentSoft,
    lineHeight: '2.75rem',
    textAlign: 'center',
  },
});
