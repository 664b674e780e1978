import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

/** A narrow column, as the card of a job. */
const NARROW = '@container (max-width: 30rem)';

/** The same height for everybody, so the deferred block causes no layout shift. */
export const summary = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.spaceHalf,
  minHeight: '4.5rem',
  '& > p': { margin: 0, maxWidth: '44rem' },
});
export const percent = css({ fontWeight: 650 });
export const details = css({ display: 'grid', gap: token.space2 });
export const parts = css({ margin: 0, borderTop: `1px solid ${token.rule}` });
export const part = css({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  columnGap: token.space1,
  paddingBlock: token.space1,
  borderBottom: `1px solid ${token.rule}`,
  '& > dt': { fontWeight: 650 },
  '& > dd': { margin: 0 },
  '& > dd + dd': { gridColumn: 2, fontSize: token.textSmall, fontWeight: 600 },
  [from('sm')]: {
    gridTemplateColumns: '8rem minmax(0, 1fr) auto',
    '& > dd + dd': { gridColumn: 3 },
  },
  [NARROW]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', '& > dd + dd': { gridColumn: 2 } },
});
export const match = css({ color: token.positive });
export const partly = css({ color: token.inkSoft });
export const gap = css({ color: token.negative });
export const unknown = css({ color: token.inkSoft });
export const skills = css({
  display: 'grid',
  gap: token.space2,
  '& h3': { margin: `0 0 ${token.spaceHalf}`, fontSize: token.textBody },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { paddingBlock: token.spaceHalf },
  [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const method = css({ margin: 0, color: token.inkSoft, fontSize: token.textSmall });
export const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: token.space3 });
