import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

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
