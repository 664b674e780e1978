import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const list = css({ margin: 0, padding: 0, listStyle: 'none' });
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space1,
  alignItems: 'center',
  paddingBlock: token.space2,
  borderBottom: `1px solid ${token.rule}`,
  '& p': { margin: 0 },
  [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
export const name = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
  fontWeight: 650,
});
export const small = css({ color: token.inkSoft, fontSize: token.textSmall });
