import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: token.space2,
});
export const heading = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
  fontWeight: 700,
});
export const open = css({
  margin: `0 0 ${token.space1}`,
  paddingInlineStart: token.space2,
  borderInlineStart: `3px solid ${token.accent}`,
});
