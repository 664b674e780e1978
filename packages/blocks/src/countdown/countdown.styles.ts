import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const section = css({
  display: 'grid',
  justifyItems: 'start',
  gap: token.space1,
  padding: token.space3,
  borderInlineStart: `3px solid ${token.accent}`,
  backgroundColor: token.accentSoft,
  overflowWrap: 'anywhere',
});
export const title = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
  fontWeight: 700,
});
export const left = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textTitle,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
});
export const line = css({ margin: 0 });
