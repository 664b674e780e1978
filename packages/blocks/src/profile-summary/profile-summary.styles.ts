import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const summary = css({
  display: 'grid',
  gap: token.space3,
  paddingTop: token.space3,
});
export const person = css({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: token.space2,
  alignContent: 'start',
  scrollMarginTop: '8rem',
});
const square = { width: '6rem', height: '6rem', borderRadius: token.radius } as const;
export const picture = css({ ...square, objectFit: 'cover' });
export const letters = css({
  ...square,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: token.accentSoft,
  color: token.ink,
  fontFamily: token.fontDisplay,
  fontSize: token.textTitle,
});
export const name = css({ overflowWrap: 'anywhere' });
export const editor = css({ gridColumn: '1 / -1' });
export const facts = css({ color: token.inkSoft });

export const state = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space2,
  '& > div': { flex: '1 1 9rem', minWidth: 0 },
});
export const ring = css({
  '& > circle': { fill: 'none', stroke: token.rule, strokeWidth: 10 },
  '& > circle + circle': { stroke: token.accentText },
  '& > text': { fill: token.ink, fontSize: 24, fontWeight: 650 },
});
export const nextTitle = css({ fontSize: token.textBody });
export const step = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: token.space1,
  minHeight: '2.75rem',
  borderBottom: `1px solid ${token.rule}`,
});
export const empty = css({
  display: 'grid',
  justifyItems: 'start',
  gap: token.space2,
  paddingBlock: token.space4,
});
