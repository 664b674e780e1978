import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

/** As large as an employer's mark, so that lists of both line up. */
export const icon = css({
  flex: 'none',
  boxSizing: 'border-box',
  width: '2.75rem',
  height: '2.75rem',
  padding: '0.625rem',
  borderRadius: token.radius,
  backgroundColor: token.accentSoft,
  fill: 'none',
  stroke: token.accentText,
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
