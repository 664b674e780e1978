import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: token.space2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const link = css({
  display: 'grid',
  justifyItems: 'center',
  gap: token.spaceHalf,
  paddingBlock: token.spaceHalf,
  color: token.inkSoft,
  fontSize: token.textSmall,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: token.accentText, textDecoration: 'underline' },
});
