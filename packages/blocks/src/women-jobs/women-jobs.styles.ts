import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export { tick as box } from '../shared/page/control.styles.ts';

export const marks = css({ display: 'flex', flexWrap: 'wrap', columnGap: token.space2 });
export const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: token.inkSoft,
  fontSize: token.textSmall,
  textDecoration: 'none',
  '&:hover': { color: token.ink, textDecoration: 'underline' },
  '&[aria-current]': {
    color: token.ink,
    fontWeight: 650,
    boxShadow: `inset 0 -2px 0 ${token.accent}`,
  },
});
export const form = css({
  display: 'grid',
  gap: token.space1,
  paddingBlock: token.space1,
  [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto' },
});

/** The full width of the form; when opened, the cities are in columns above the other fields. */
export const cities = css({ gridColumn: '1 / -1' });
export const summary = css({
  padding: `${token.space1} 0`,
  lineHeight: '1.75rem',
  cursor: 'pointer',
  '& > b': { fontWeight: 650 },
});
export const choices = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  columnGap: token.space2,
  margin: 0,
  padding: 0,
  border: 0,
});
export const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space1,
  minHeight: '2.75rem',
  fontSize: token.textSmall,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:has(:checked)': { fontWeight: 650 },
});
