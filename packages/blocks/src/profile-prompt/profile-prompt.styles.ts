import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

/** The same height for every reader, so the deferred block causes no layout shift. */
export const prompt = css({
  display: 'grid',
  alignContent: 'space-between',
  gap: token.space2,
  minHeight: '13rem',
  paddingBlock: token.space2,
  borderBlock: `1px solid ${token.ruleStrong}`,
  [from('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'center',
    alignItems: 'center',
    minHeight: '6.5rem',
  },
});
export const title = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
  fontWeight: 700,
});
export const text = css({ margin: `${token.spaceHalf} 0 0`, color: token.inkSoft });
export const failed = css({ margin: `${token.spaceHalf} 0 0`, color: token.negative });
export const ways = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: token.space1,
  '& a, & button': { width: '100%', paddingInline: token.space1 },
  [from('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    '& a, & button': { width: 'auto', paddingInline: token.space3 },
  },
});
