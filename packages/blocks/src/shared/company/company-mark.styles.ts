import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const small = css({
  display: 'block',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: token.radius,
});
export const large = css({
  display: 'block',
  flex: 'none',
  width: '4.5rem',
  height: '4.5rem',
  borderRadius: token.radius,
});
