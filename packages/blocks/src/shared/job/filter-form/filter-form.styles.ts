import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';
import { foldMark } from '../../page/fold-mark.styles.ts';

export { tick as box } from '../../page/control.styles.ts';

/** On phones this toggle folds the panel after it; wider screens always show the panel. */
export const toggle = css({
  '&:not([open]) + form': { display: 'none' },
  [from('md')]: { display: 'none', '&:not([open]) + form': { display: 'block' } },
});
export const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3rem',
  padding: `0 ${token.space2}`,
  border: `1px solid ${token.ruleStrong}`,
  borderRadius: token.radius,
  fontWeight: 650,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': { content: '"+"', color: token.accentText, fontSize: token.textLead },
  'details[open] > &::after': { content: '"–"' },
});

export const title = css({
  fontFamily: token.fontText,
  display: 'none',
  margin: 0,
  paddingBlock: token.space1,
  fontSize: token.textBody,
  fontWeight: 650,
  [from('md')]: { display: 'block' },
});
export const group = css({
  minWidth: 0,
  margin: 0,
  padding: `${token.space1} 0`,
  border: 0,
  borderTop: `1px solid ${token.rule}`,
});
export const groupTitle = css({
  float: 'left',
  width: '100%',
  padding: 0,
  fontSize: token.textSmall,
  fontWeight: 650,
  '& + *': { clear: 'both' },
});
export const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space1,
  minHeight: '2.75rem',
  color: token.ink,
  fontSize: token.textSmall,
  cursor: 'pointer',
  '&:hover': { color: token.accentText },
  '&:has(:checked)': { fontWeight: 650 },
  [from('md')]: { minHeight: '2rem' },
});
export const label = css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const count = css({
  color: token.inkSoft,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});
export const more = css({
  ...foldMark,
  minHeight: '2.75rem',
  color: token.accentText,
  fontSize: token.textSmall,
  cursor: 'pointer',
  [from('md')]: { minHeight: '2rem' },
});

export const actions = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space2,
  margin: 0,
  paddingBlock: token.space1,
  borderTop: `1px solid ${token.rule}`,
});
