import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export { column as list } from '../shared/list/entry-list.styles.ts';

const BOX = '1.125rem';
export const row = css({
  paddingBlock: token.space1,
  borderTop: `1px solid ${token.rule}`,
  overflowWrap: 'anywhere',
  '&:first-of-type': { borderTop: 0 },
  '& > p': { marginInlineStart: `calc(${BOX} + ${token.space1})` },
});
