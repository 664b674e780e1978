import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export { link, text, title } from '../shared/list/entry-list.styles.ts';

export const slot = css({ borderBlock: `1px solid ${token.rule}`, paddingBlock: token.space1 });
export const advert = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space2,
  minHeight: '4.5rem',
});
