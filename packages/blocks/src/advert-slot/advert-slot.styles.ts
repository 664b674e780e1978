import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export { text, title } from '../parts/card-words.styles.ts';
export { coveringLink as link } from '../parts/covering-link.styles.ts';

export const slot = css({ borderBlock: `1px solid ${token.rule}`, paddingBlock: token.space1 });
export const label = css({ margin: 0, color: token.inkSoft, fontSize: token.textSmall });
export const advert = css({
  position: 'relative',
  display: 'grid',
  gap: token.space2,
  alignItems: 'center',
  minHeight: '4.5rem',
  [from('sm')]: { gridAutoFlow: 'column', gridTemplateColumns: 'auto', justifyContent: 'start' },
});
export const picture = css({ width: '15rem', height: '7.5rem', objectFit: 'cover' });
