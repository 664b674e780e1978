import { BREAKPOINTS } from '@broadsheet/contract/constants';
import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

/** The height of the bar on phones, plus the safe area at the bottom. */
const BAR = `calc(4.25rem + var(--inset, env(safe-area-inset-bottom)))`;

const PHONES = `@media (max-width: ${BREAKPOINTS.sm - 0.02}px)`;

/** The card beside a job, where each button has a line, so that the state of an application changes no height. */
const IN_CARD = '@container (max-width: 24rem)';

export const block = css({
  paddingBlock: token.space3,
  [IN_CARD]: { paddingBlock: token.space1 },
  '& > form': { marginTop: token.space1 },
  '& > p': { marginTop: token.space1, color: token.inkSoft, fontSize: token.textSmall },
  '& > [role="status"]': { color: token.ink, fontWeight: 600 },
  '& > [role="alert"]': { color: token.negative, fontWeight: 600 },
});
export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space1,
  minHeight: '2.75rem',
  [IN_CARD]: { display: 'grid', '& > a, & button': { width: '100%', justifyContent: 'center' } },
});
export const done = css({
  minHeight: '2.75rem',
  padding: `${token.space1} ${token.space2}`,
  borderInlineStart: `3px solid ${token.positive}`,
  backgroundColor: token.surfaceSunk,
  fontWeight: 650,
});

/** Reserves room, so that the bar covers neither the focused element nor the end of the page. */
export const floating = css({
  [PHONES]: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    // A transform, because the notice at the bottom appears late and a transform causes no layout shift.
    transform: 'translateY(calc(-1 * var(--foot, 0px)))',
    zIndex: 40,
    flexWrap: 'nowrap',
    height: BAR,
    padding: `0 min(${token.space2}, 4vw) var(--inset, env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${token.ruleStrong}`,
    backgroundColor: token.surface,
    '& > :first-child': { flex: 1, minWidth: 0, '& > button': { width: '100%' } },
    'html:has(&)': { scrollPaddingBottom: `calc(${BAR} + 0.5rem + var(--foot, 0px))` },
    'body:has(&)': { paddingBottom: `calc(${BAR} + var(--foot, 0px))` },
    'body:has(&) #toasts': { marginBottom: BAR },
  },
});
