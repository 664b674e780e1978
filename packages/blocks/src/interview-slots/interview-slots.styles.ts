import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const page = css({ display: 'grid', gap: token.space4 });
export const booked = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space3,
  '& > p': { margin: 0 },
});
export const days = css({ display: 'grid', gap: token.space2 });
export const day = css({
  minWidth: 0,
  margin: 0,
  padding: 0,
  paddingBlock: token.space1,
  border: 0,
  borderBottom: `1px solid ${token.rule}`,
});
export const dayName = css({ padding: 0, fontWeight: 650 });
export const times = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  columnGap: token.space2,
});
export const time = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space1,
  minHeight: '2.75rem',
  fontVariantNumeric: 'tabular-nums',
});
