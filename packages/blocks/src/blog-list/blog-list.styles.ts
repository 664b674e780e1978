import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';
import { PHONES, twoLines } from '../shared/list/shelf.styles.ts';

export { cardShelf as list, link, text, title } from '../shared/list/entry-list.styles.ts';

export const topic = css({ borderBottom: `1px solid ${token.rule}`, paddingBlock: token.space1 });
export const name = css({ color: token.accentText, fontSize: token.textSmall, fontWeight: 600 });
export const article = css({
  position: 'relative',
  paddingBlock: token.spaceHalf,
  fontSize: token.textSmall,
  [PHONES]: { '& > h4 + p': twoLines },
});
export const picture = css({ width: '100%' });
