import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: token.space3,
  margin: 0,
});
export const fact = css({ display: 'flex', flexDirection: 'column-reverse' });
export const value = css({
  margin: 0,
  color: token.accentText,
  fontFamily: token.fontDisplay,
  fontSize: token.textTitle,
  fontWeight: 700,
  lineHeight: 1.2,
});
export const label = css({ color: token.inkSoft, overflowWrap: 'anywhere' });
