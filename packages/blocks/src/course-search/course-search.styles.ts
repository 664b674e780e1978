import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export { title } from '../shared/page/subject.styles.ts';

export const hero = css({ paddingTop: token.space3 });
export const text = css({ margin: `${token.space1} 0 0`, maxWidth: '60ch', color: token.inkSoft });
export const form = css({
  display: 'grid',
  gap: token.space1,
  marginTop: token.space2,
  maxWidth: '44rem',
  [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
