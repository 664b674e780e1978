import { JOB_PANE_MEDIA } from '@broadsheet/contract/selected-job';
import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

const columns = (template: string) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: token.space6,
    rowGap: token.space3,
    alignItems: 'start',
    [from('md')]: { gridTemplateColumns: template },
    // Login and registration also open in a dialog, which is narrow on any screen.
    'dialog &': { gridTemplateColumns: 'minmax(0, 1fr)' },
  });

/** By the width of the aside. */
export const left = {
  narrow: columns('14rem minmax(0, 1fr)'),
  wide: columns('22rem minmax(0, 1fr)'),
  half: columns('minmax(0, 1fr) minmax(0, 1fr)'),
} as const;
export const right = {
  narrow: columns('minmax(0, 1fr) 18rem'),
  wide: columns('minmax(0, 1fr) 22rem'),
  half: columns('minmax(0, 1fr) minmax(0, 1fr)'),
} as const;

/** An address with a job opens the pane before the first paint. */
const OPEN = 'html[data-job] &, &:has([data-pane-state="open"])';
/**
 * The hint of a closed pane floats at the foot of the main column. A transform keeps it above the question at the foot of
 * the window, because that causes no layout shift.
 */
export const pane = css({
  '& > div + div': { display: 'none' },
  [`@media ${JOB_PANE_MEDIA} and (scripting: enabled)`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div': { gridArea: '1 / 1', paddingBottom: token.space6 },
    '& > div + div': {
      display: 'block',
      alignSelf: 'end',
      position: 'sticky',
      bottom: token.space1,
      zIndex: 5,
      padding: 0,
      transform: 'translateY(calc(-1 * var(--foot, 0px)))',
    },
    [OPEN]: {
      gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)',
      columnGap: token.space3,
      '& > div + div': {
        gridArea: '1 / 2',
        alignSelf: 'start',
        top: token.space2,
        bottom: 'auto',
        transform: 'none',
      },
    },
  },
});

export const column = css({ minWidth: 0, '& > * + *': { marginTop: token.space4 } });
/** Begins where the heading of the other column does. */
export const level = css({ [from('md')]: { paddingTop: token.space3 } });
/** Help beside a form. */
export const help = css({
  [from('md')]: {
    paddingTop: token.space3,
    paddingInlineStart: token.space4,
    borderInlineStart: `1px solid ${token.rule}`,
  },
  'dialog &': { padding: 0, border: 0 },
});
/** Stays in view. A column that is higher than the window scrolls by itself. */
export const sticky = css({
  [from('md')]: {
    position: 'sticky',
    top: token.space2,
    maxHeight: `calc(100vh - 2 * ${token.space2})`,
    overflowY: 'auto',
  },
});
