import { css, keyframes } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** White has a contrast of at least 6:1 on both colours, in both schemes. */
export const toast = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  borderRadius: token.radius,
  color: '#ffffff',
  boxShadow: '0 6px 24px rgb(0 0 0 / 25%)',
  animation: `${rise} ${token.motion} ease-out`,
  '& > p': { padding: '0.625rem 0 0.625rem 1rem' },
});

export const tones = {
  success: css({ background: token.toastSuccess }),
  error: css({ background: token.toastError }),
};

export const dismiss = css({
  width: 44,
  height: 44,
  border: 0,
  background: 'none',
  fontSize: '1.25rem',
  lineHeight: 1,
  '&:focus-visible': { outlineColor: '#ffffff', outlineOffset: -6 },
});
