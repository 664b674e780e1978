import { css } from '@broadsheet/theme/css';
import { CONTENT_WIDTH, from, token } from '@broadsheet/theme/tokens';

export { head } from '../shared/page/subject.styles.ts';

/** A picture of 16:9 on a phone, a band on wider pages that cuts no head of people in the lower half. */
export const cover = css({
  aspectRatio: '16 / 9',
  marginTop: token.space1,
  '& > img': { objectPosition: '50% 64%' },
  [from('md')]: { aspectRatio: '16 / 5' },
});
/** How wide pages show it: the whole column. */
export const coverWidth = CONTENT_WIDTH;
/** The mark is over the lower edge of the cover, in a frame; the name is below the cover. */
export const headOnCover = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space1,
  alignItems: 'start',
  paddingBottom: token.space1,
  '& > :first-child': {
    margin: `-2.25rem 0 0 ${token.space2}`,
    boxShadow: `0 0 0 4px ${token.surface}`,
  },
  [from('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: token.space3,
    paddingTop: token.space1,
    '& > :first-child': { marginTop: '-2.75rem' },
  },
});

export const name = css({
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});
export const facts = css({ margin: `${token.spaceHalf} 0 0`, color: token.inkSoft });
export const about = css({ margin: `${token.space2} 0`, maxWidth: '68ch', lineHeight: 1.6 });
