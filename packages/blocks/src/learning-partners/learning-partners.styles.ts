import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';
import { PHONES, shelf } from '../shared/list/shelf.styles.ts';

/** Phones swipe the tiers, one after the other; each has its partners beside each other. */
export const tiers = `${shelf} ${css({
  [PHONES]: {
    '--shelf': 'max-content',
    '& > section > ul': { gridAutoFlow: 'column', gridAutoColumns: 'min(18rem, 75vw)' },
  },
})}`;
export const tier = css({ margin: `${token.space1} 0 0`, fontWeight: 600 });
