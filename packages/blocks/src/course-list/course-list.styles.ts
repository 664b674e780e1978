import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const heading = css({
  margin: 0,
  paddingBlock: token.space1,
  borderBottom: `2px solid ${token.ruleStrong}`,
  fontFamily: token.fontDisplay,
  fontSize: token.textTitle,
  fontWeight: 700,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  'h2&': { fontSize: token.textLead },
});

const target = {
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
} as const;
/** Above the link that covers the row, and large enough for touch. */
export const choice = css({
  ...target,
  '& > input': { width: '1.5rem', height: '1.5rem', margin: 0, accentColor: token.accentText },
});
export const applied = css({ ...target, color: token.positive, fontSize: token.textLead });

export const end = css({
  display: 'grid',
  gap: token.space1,
  justifyItems: 'start',
  paddingBlock: token.space2,
  borderTop: `1px solid ${token.rule}`,
  [from('sm')]: { '& > p': { justifySelf: 'stretch' } },
});
export const tick = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: token.space1,
  alignItems: 'center',
  minHeight: '2.75rem',
  '& > input': { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: token.accentText },
});
