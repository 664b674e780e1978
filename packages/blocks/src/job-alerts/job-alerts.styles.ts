import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const list = css({ margin: 0, padding: 0, maxWidth: '40rem', listStyle: 'none' });
export const alert = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: token.space1,
  borderBottom: `1px solid ${token.rule}`,
});
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: token.space2,
});
export const name = css({ margin: 0, fontSize: 'inherit', overflowWrap: 'anywhere' });
export const frequency = css({ color: token.inkSoft, fontSize: token.textSmall, fontWeight: 600 });
export const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space2,
  paddingBlock: token.space1,
});
