import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const section = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space2,
  justifyItems: 'start',
  maxWidth: '44rem',
  '& p': { margin: 0 },
});
export const facts = css({ margin: 0, paddingInlineStart: token.space3 });
export const questions = css({
  display: 'grid',
  gap: token.space1,
  width: '100%',
  margin: 0,
  padding: 0,
  border: 0,
});
export const question = css({
  padding: 0,
  marginBottom: token.space1,
  fontWeight: 650,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space1,
  minHeight: '2.75rem',
  paddingInline: token.space1,
  border: `1px solid ${token.rule}`,
  borderRadius: token.radius,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:has(:checked)': { borderColor: token.accentText, backgroundColor: token.accentSoft },
});
export const questionLinks = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.spaceHalf,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    border: `1px solid ${token.rule}`,
    borderRadius: token.radius,
    color: token.ink,
    textDecoration: 'none',
  },
  '& a[aria-current]': { borderColor: token.ruleStrong, fontWeight: 700 },
  '& a[data-answered]': { borderBottom: `3px solid ${token.positive}` },
});
export const result = css({ fontFamily: token.fontDisplay, fontSize: token.textLead });
