import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export {
  column as list,
  link,
  text,
  title as entryTitle,
} from '../shared/list/entry-list.styles.ts';

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
  maxWidth: '44rem',
  paddingBlock: token.space2,
  borderTop: `1px solid ${token.rule}`,
  '&:hover': { backgroundColor: token.surfaceSunk },
});
