import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const dialog = css({
  width: `min(40rem, 100% - 2 * ${token.space2})`,
  maxHeight: `calc(100dvh - 2 * ${token.space4})`,
  padding: token.space3,
  border: `1px solid ${token.rule}`,
  borderRadius: token.radius,
  color: token.ink,
  background: token.surfaceRaised,
  '& > [data-block-id] + [data-block-id]': { marginTop: token.space4 },
  '&::backdrop': { background: 'rgb(0 0 0 / 45%)' },
});

export const closeButton = css({
  float: 'right',
  width: 44,
  height: 44,
  border: 0,
  background: 'none',
  fontSize: '1.5rem',
  lineHeight: 1,
});
