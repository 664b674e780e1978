import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const pager = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space2,
  marginTop: token.space2,
  paddingTop: token.space2,
  borderTop: `2px solid ${token.ruleStrong}`,
  fontSize: token.textSmall,
});
export const position = css({ color: token.inkSoft, fontVariantNumeric: 'tabular-nums' });
export const end = css({ flex: '0 1 6.5rem', '&:last-child': { textAlign: 'end' } });
