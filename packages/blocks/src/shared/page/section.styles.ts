import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: token.space2,
  borderTop: `2px solid ${token.ruleStrong}`,
  paddingTop: token.space1,
  marginBottom: token.space1,
});

export const title = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
  fontWeight: 700,
  lineHeight: 1.25,
});

export const note = css({
  margin: 0,
  flexBasis: '100%',
  color: token.inkSoft,
  fontSize: token.textSmall,
});

export const more = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: token.accentText,
  fontSize: token.textSmall,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
