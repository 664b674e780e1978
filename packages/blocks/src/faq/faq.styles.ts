import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const faq = css({ maxWidth: '48rem' });
export const title = css({
  margin: `0 0 ${token.space2}`,
  paddingTop: token.space3,
  [from('md')]: { paddingTop: token.space4 },
});
export const group = css({ marginTop: token.space4 });
export const groupTitle = css({
  paddingTop: token.space1,
  paddingBottom: token.spaceHalf,
  borderTop: `2px solid ${token.ruleStrong}`,
  fontSize: token.textLead,
  fontWeight: 700,
});
export const entry = css({ borderTop: `1px solid ${token.rule}` });
export const question = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space2,
  minHeight: '3rem',
  paddingBlock: token.space1,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': {
    content: '"+"',
    marginInlineStart: 'auto',
    width: '1rem',
    textAlign: 'center',
    color: token.accentText,
    fontSize: token.textLead,
    lineHeight: 1,
  },
  'details[open] > &::after': { content: '"−"' },
  '&:hover': { color: token.accentText },
});
export const answer = css({ paddingBottom: token.space2 });
