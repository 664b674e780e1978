import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export { link, text, title as entryTitle } from '../shared/list/entry-list.styles.ts';

export const list = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  [from('md')]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: token.space4 },
});

export const title = css({
  paddingTop: token.space3,
  [from('md')]: { paddingTop: token.space4 },
});
export const topics = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space2,
  margin: `${token.space2} 0`,
  '& [aria-current]': { fontWeight: 700 },
});
export const article = css({
  position: 'relative',
  paddingBlock: token.space2,
  borderTop: `1px solid ${token.rule}`,
  '&:hover': { backgroundColor: token.surfaceSunk },
});
