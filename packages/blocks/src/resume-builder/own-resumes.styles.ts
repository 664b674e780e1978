import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space3,
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '& a[aria-current]': { color: token.ink, fontWeight: 650, textDecorationThickness: '2px' },
});
export const main = css({ color: token.inkSoft, fontSize: token.textSmall });
export const manage = css({ marginBottom: token.space2 });
export const forms = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space3,
  paddingBottom: token.space2,
  borderBottom: `1px solid ${token.rule}`,
});
