import { BREAKPOINTS } from '@broadsheet/contract/constants';
import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';
import { chipShelf } from '../shared/list/shelf.styles.ts';

export const band = css({
  display: 'grid',
  gap: token.space2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: token.space2,
  borderBlock: `2px solid ${token.ruleStrong}`,
  backgroundColor: token.accentSoft,
  [from('md')]: {
    // Columns only where both fit, also with large text.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
    alignItems: 'center',
    padding: `${token.space3} ${token.space4}`,
  },
});
/** Text and links in one column, the picture in the other. */
export const pictured = `${band} ${css({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  '& > ul': { gridColumn: '1 / -1' },
  [from('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: token.space6,
    paddingBottom: 0,
    '& > div': { alignSelf: 'end' },
    '& > ul': { gridColumn: 1, alignSelf: 'start', justifyContent: 'flex-start' },
  },
})}`;
/** Stands on the lower edge of the band. */
const picture = css({ [from('md')]: { gridArea: '1 / 2 / 3' } });
export const scene = {
  picture,
  widePicture: `${picture} ${css({ display: 'none', [from('md')]: { display: 'block' } })}`,
  wideScreens: `(min-width: ${BREAKPOINTS.md}px)`,
};
export const title = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
  fontWeight: 700,
});
export const text = css({ margin: 0 });
export const stores = `${css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space1,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  [from('md')]: { justifyContent: 'flex-end' },
})} ${chipShelf}`;
/** Desktops have no app store: they show every store link and nothing else. */
export const phoneOnly = css({ [from('md')]: { display: 'none' } });
