import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';
import { twoLines } from '../list/shelf.styles.ts';

export { coveringLink as link } from '../page/covering-link.styles.ts';

/** Columns as soon as the list itself is wide enough for its text size, for example not in a narrow column. */
const asTable = '@container (min-width: 45rem)';
/**
 * A narrow list, as on phones: each fact on one line, so that a row is at most 160 px high. At twice the text size the
 * list is narrower than that, and the lines wrap.
 */
export const asCard = '@container (min-width: 15rem) and (max-width: 44.99rem)';
const oneLine = {
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
} as const;

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
  '&:has(label > :checked), &:has(a[aria-current])': { backgroundColor: token.accentSoft },
  [asCard]: { columnGap: token.space1, rowGap: 0, paddingBlock: '0.75rem' },
  [asTable]: {
    gridTemplateColumns: '2.75rem minmax(0, 1fr) 12rem 10rem 2.75rem',
    columnGap: token.space3,
  },
});

/** A course has longer facts, and nothing to save. */
export const courseRow = `${row} ${css({
  [asTable]: { gridTemplateColumns: '2.75rem minmax(0, 1fr) 16rem 8rem' },
})}`;

/** A row with a menu below its save button: on phones, where the menu has a button, the facts leave that column free. */
export const withBelow = css({
  [asCard]: { '--facts': '2 / 3' },
  [from('md')]: { '--facts': '2 / -1' },
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
  [asCard]: twoLines,
});

export const company = css({
  margin: 0,
  color: token.inkSoft,
  fontSize: token.textSmall,
  [asCard]: { ...oneLine, '&:has(> span)': { display: 'flex' } },
});
/** Beside a note it gives way: the mark tells the employer too. */
export const employer = css({ [asCard]: { flex: '0 1 auto', minWidth: '3.5em', ...oneLine } });
const inlineNote = { display: 'inline', '&::before': { content: '" · "' } } as const;
export const note = css({
  display: 'block',
  color: token.accentText,
  [asCard]: { ...inlineNote, flex: 'none', maxWidth: 'calc(100% - 3.5em)', ...oneLine },
  [asTable]: inlineNote,
});

export const facts = css({
  gridColumn: 'var(--facts, 2 / -1)',
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
  // A long list of cities ends with an ellipsis; the years stay.
  [asCard]: {
    flexWrap: 'nowrap',
    '& > span': { flex: 'none' },
    '& > span:first-of-type': { flex: '0 1 auto', ...oneLine },
  },
  [asTable]: {
    gridColumn: 'auto',
    display: 'block',
    alignSelf: 'center',
    '& > span': { display: 'block' },
    '& > span + span::before': { content: 'none' },
  },
});

export const terms = css({
  [asCard]: { '& > span:first-of-type': { flex: 'none' } },
  [asTable]: { textAlign: 'end' },
});
export const pay = css({ fontWeight: 650, fontVariantNumeric: 'tabular-nums' });
export const soft = css({ color: token.inkSoft });
/** Last in DOM order, and at the end of the row on the screen. */
export const save = css({
  gridArea: '1 / 3',
  alignSelf: 'center',
  [asCard]: { alignSelf: 'start' },
  [asTable]: { gridArea: '1 / 5' },
});
export const below = css({ gridColumn: 'var(--facts, 2 / -1)', minWidth: 0 });
