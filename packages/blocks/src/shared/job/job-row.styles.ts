import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export { coveringLink as link } from '../page/covering-link.styles.ts';

/** Columns as soon as the list itself is wide enough for its text size, for example not in a narrow column. */
const asTable = '@container (min-width: 45rem)';

export const list = css({ listStyle: 'none', margin: 0, padding: 0, containerType: 'inline-size' });

export const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr) 2.75rem',
  columnGap: token.space2,
  rowGap: token.spaceHalf,
  paddingBlock: token.space2,
  borderTop: `1px solid ${token.rule}`,
  transition: `background-color ${token.motion}`,
  '&:first-of-type': { borderTop: 0 },
  '&:hover': { backgroundColor: token.surfaceSunk },
  [asTable]: {
    gridTemplateColumns: '2.75rem minmax(0, 1fr) 13rem 8.5rem 2.75rem',
    columnGap: token.space3,
  },
});

export const what = css({ minWidth: 0, alignSelf: 'center' });

export const title = css({
  margin: 0,
  fontFamily: token.fontText,
  fontSize: token.textBody,
  fontWeight: 650,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
});

export const company = css({ margin: 0, color: token.inkSoft, fontSize: token.textSmall });
export const note = css({
  display: 'block',
  color: token.accentText,
  [asTable]: { display: 'inline', '&::before': { content: '" · "' } },
});

export const facts = css({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space2,
  margin: 0,
  fontSize: token.textSmall,
  lineHeight: 1.5,
  // The dot is in the gap before its fact. Before the first fact of a line it is outside and clipped.
  overflowX: 'clip',
  '& > span + span::before': {
    content: '"·"',
    display: 'inline-block',
    width: token.space2,
    marginInlineStart: `calc(-1 * ${token.space2})`,
    textAlign: 'center',
    color: token.inkSoft,
  },
  [asTable]: {
    gridColumn: 'auto',
    display: 'block',
    alignSelf: 'center',
    '& > span': { display: 'block' },
    '& > span + span::before': { content: 'none' },
  },
});

export const terms = css({ [asTable]: { textAlign: 'end' } });
export const pay = css({ fontWeight: 650, fontVariantNumeric: 'tabular-nums' });
export const soft = css({ color: token.inkSoft });
/** Last in DOM order, and at the end of the row on the screen. */
export const save = css({
  gridArea: '1 / 3',
  alignSelf: 'center',
  [asTable]: { gridArea: '1 / 5' },
});
export const below = css({ gridColumn: '2 / -1', minWidth: 0 });
