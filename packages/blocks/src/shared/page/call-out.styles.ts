import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space2,
  padding: token.space3,
  borderBlock: `1px solid ${token.rule}`,
  backgroundColor: token.accentSoft,
});
export const heading = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textTitle,
  lineHeight: 1.3,
});
