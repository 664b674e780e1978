import { BREAKPOINTS } from '@broadsheet/contract/constants';
import { css } from '@broadsheet/theme/css';
import { CONTENT_WIDTH, from, token } from '@broadsheet/theme/tokens';
import { PHONES, twoLines } from '../shared/list/shelf.styles.ts';

export const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space1,
  [from('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)', gap: token.space6 },
});
export const lead = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${token.space1} ${token.space2}`,
  alignItems: 'center',
  alignContent: 'start',
  paddingBlock: token.space1,
});
export const picture = css({
  gridColumn: '1 / -1',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  borderRadius: token.radius,
  backgroundColor: token.surfaceSunk,
  objectFit: 'cover',
  // Home has a limit of six screens.
  [PHONES]: { aspectRatio: '18 / 5', objectPosition: '50% 60%' },
});
/** How wide the picture is in its column, and alone. */
export const shownWidth = `(min-width: ${BREAKPOINTS.md}px) calc((${CONTENT_WIDTH} - 3rem) * 5 / 9), ${CONTENT_WIDTH}`;
export const leadName = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textTitle,
  fontWeight: 700,
  lineHeight: 1.1,
});
export const text = css({
  gridColumn: '1 / -1',
  margin: 0,
  maxWidth: '62ch',
  lineHeight: 1.55,
  [PHONES]: twoLines,
});
export const textBelowPicture = css({
  gridColumn: '1 / -1',
  margin: 0,
  maxWidth: '62ch',
  lineHeight: 1.55,
  [PHONES]: { display: 'none' },
});
export const facts = css({
  gridColumn: '1 / -1',
  margin: 0,
  color: token.inkSoft,
  fontSize: token.textSmall,
});
export const link = css({
  color: token.ink,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: token.accentText, textDecoration: 'underline' },
});
