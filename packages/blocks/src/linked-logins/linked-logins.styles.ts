import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space2,
  justifyItems: 'start',
});
export const links = css({
  display: 'grid',
  gap: token.space2,
  width: 'min(100%, 26rem)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const link = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space1,
  paddingBlockEnd: token.space1,
  borderBlockEnd: `1px solid ${token.rule}`,
  overflowWrap: 'anywhere',
  '& > form': { width: 'auto' },
});
export const facts = css({ color: token.inkSoft, fontSize: token.textSmall });
export const available = css({ display: 'flex', flexWrap: 'wrap', gap: token.space1 });
