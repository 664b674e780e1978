import { BREAKPOINTS } from '@broadsheet/contract/constants';
import { FOOT_ATTRIBUTE } from '@broadsheet/contract/foot-attribute';
import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

const PHONES = `@media (max-width: ${BREAKPOINTS.md - 0.02}px)`;
const HEIGHT = 'calc(3.5rem + env(safe-area-inset-bottom))';
/** At very large text the links do not fit beside each other: the bar then ends the page and covers nothing. */
const FITS = '@container (min-width: 18rem)';
/** A page whose bar has not arrived yet: the announcer is behind it. */
const UNTIL_HERE = `[${FOOT_ATTRIBUTE}]:not(:has(#announcer))`;
const TEXT_FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="submit"]), textarea';

export const frame = css({
  display: 'none',
  containerType: 'inline-size',
  [PHONES]: {
    display: 'block',
    // Other content at the foot of the window stays above the bar, which has the safe area.
    [`html:is(:has(&), ${UNTIL_HERE})`]: { '--bar': HEIGHT, '--inset': '0px' },
    // A keyboard on the screen takes the room of the bar.
    [`html:has(:is(${TEXT_FIELDS}):focus) &`]: { display: 'none' },
  },
  '@media print': { display: 'none' },
});

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${token.ruleStrong}`,
  backgroundColor: token.surface,
  [FITS]: {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: 60,
    flexWrap: 'nowrap',
    height: HEIGHT,
    padding: '0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
  },
});

export const item = css({ flex: '1 1 auto', display: 'grid' });

export const link = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '0.125rem',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: `0 ${token.spaceHalf}`,
  color: token.inkSoft,
  fontSize: '0.75rem',
  lineHeight: 1.2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-current]': {
    color: token.accentText,
    fontWeight: 650,
    boxShadow: `inset 0 3px 0 ${token.accent}`,
  },
  '& > svg': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinejoin: 'round' },
});
